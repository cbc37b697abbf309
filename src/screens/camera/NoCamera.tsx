import type { ReactElement } from 'react';
import { StyleSheet } from 'react-native';
import type { CameraAccess } from '../../camera/askForCamera';
import { AppText } from '../../components/AppText';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';

type Why = Exclude<CameraAccess, 'ready'>;

type Props = {
  /** Null while it is being asked for. */
  why: Why | null;
  /** Each with the way that is left. */
  words: Readonly<Record<Why, string>>;
  onAgain: () => void;
};

/** In the place of the camera's picture: why there is none. */
export function NoCamera({ why, words, onAgain }: Props): ReactElement {
  const { t } = useTranslations();
  const { starting, again } = t.handOver.scan;
  if (why === null) return <AppText role="status">{starting}</AppText>;
  return (
    <Card style={styles.card}>
      <AppText role="alert">{words[why]}</AppText>
      <Button kind="secondary" label={again} onPress={onAgain} />
    </Card>
  );
}

const styles = StyleSheet.create({ card: { gap: spacing.md } });

import type { ReactElement } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { CodeCamera } from '../../camera/CodeCamera';
import { prepareCodeReader } from '../../camera/prepareCodeReader';
import { AppText } from '../../components/AppText';
import { useTranslations } from '../../i18n/useTranslations';
import { radii, spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';
import { NoCamera } from '../camera/NoCamera';
import { useCameraAccess } from '../camera/useCameraAccess';

const SHARE_OF_HEIGHT = 0.42;

type Props = { onCode: (text: string) => void };

/** The camera's picture, or why there is none. */
export function CameraBox({ onCode }: Props): ReactElement {
  const { t } = useTranslations();
  const words = t.handOver.scan;
  const { colors } = useTheme();
  const { height } = useWindowDimensions();
  const { access, again, fail } = useCameraAccess(prepareCodeReader);
  if (access !== 'ready') return <NoCamera why={access} words={words.access} onAgain={again} />;
  return (
    <View style={styles.camera}>
      <View
        accessible
        role="img"
        aria-label={words.camera}
        style={[
          styles.picture,
          { height: height * SHARE_OF_HEIGHT, backgroundColor: colors.surfaceMuted },
        ]}
      >
        <CodeCamera onCode={onCode} onTrouble={fail} />
      </View>
      <AppText color="textMuted">{words.aim}</AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  camera: { gap: spacing.sm },
  picture: { borderRadius: radii.lg, overflow: 'hidden' },
});

import { useEffect, useState, type ReactElement } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { askForCamera, type CameraAccess } from '../../camera/askForCamera';
import { CodeCamera } from '../../camera/CodeCamera';
import { prepareCodeReader } from '../../camera/prepareCodeReader';
import { AppText } from '../../components/AppText';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { useTranslations } from '../../i18n/useTranslations';
import { radii, spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';

const SHARE_OF_HEIGHT = 0.42;

async function start(): Promise<CameraAccess> {
  const access = await askForCamera();
  if (access === 'ready') await prepareCodeReader();
  return access;
}

type Props = { onCode: (text: string) => void };

/** The camera's picture, or why there is none. */
export function CameraBox({ onCode }: Props): ReactElement {
  const { t } = useTranslations();
  const words = t.handOver.scan;
  const { colors } = useTheme();
  const { height } = useWindowDimensions();
  const [access, setAccess] = useState<CameraAccess | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let left = false;
    void start()
      .catch((): CameraAccess => 'none')
      .then((answer) => {
        if (!left) setAccess(answer);
      });
    return () => {
      left = true;
    };
  }, [tries]);

  if (access === null) return <AppText role="status">{words.starting}</AppText>;
  if (access !== 'ready') {
    return (
      <Card style={styles.card}>
        <AppText role="alert">{words.access[access]}</AppText>
        <Button
          kind="secondary"
          label={words.again}
          onPress={() => {
            setAccess(null);
            setTries(tries + 1);
          }}
        />
      </Card>
    );
  }
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
        <CodeCamera onCode={onCode} onTrouble={() => setAccess('busy')} />
      </View>
      <AppText color="textMuted">{words.aim}</AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { gap: spacing.md },
  camera: { gap: spacing.sm },
  picture: { borderRadius: radii.lg, overflow: 'hidden' },
});

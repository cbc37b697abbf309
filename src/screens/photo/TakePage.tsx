import { useRef, useState, type ReactElement } from 'react';
import { Image, StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Shot } from '../../camera/choosePicture';
import { ShotCamera, type Shutter } from '../../camera/ShotCamera';
import { AppText } from '../../components/AppText';
import { Button } from '../../components/Button';
import { Page } from '../../components/Page';
import { useTranslations } from '../../i18n/useTranslations';
import { radii } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';
import { BackBar } from '../BackBar';
import { NoCamera } from '../camera/NoCamera';
import { useCameraAccess } from '../camera/useCameraAccess';
import { useNewPhoto } from './useNewPhoto';

const SHARE_OF_HEIGHT = 0.55;

type Props = { id: string; onKept: () => void };

/** A photo is taken and looked at before it is kept: the one before it is replaced only then. */
export function TakePage({ id, onKept }: Props): ReactElement {
  const { t } = useTranslations();
  const words = t.photo;
  const { colors } = useTheme();
  const height = useWindowDimensions().height * SHARE_OF_HEIGHT;
  const { access, again, fail: noCamera } = useCameraAccess();
  const { busy, trouble, fail, choose, keep } = useNewPhoto(id);
  const [shot, setShot] = useState<Shot | null>(null);
  const shutter = useRef<Shutter>(null);

  const shoot = async () => {
    const taken = (await shutter.current?.shoot()) ?? null;
    setShot(taken);
    fail(taken === null ? 'no-shot' : null);
  };
  const pick = async () => {
    const chosen = await choose();
    if (chosen === null) return;
    setShot(chosen);
    fail(null);
  };
  const use = async (picture: Shot) => {
    if ((await keep(picture)).ok) onKept();
    else setShot(null);
  };
  const ready = shot !== null || access === 'ready';
  return (
    <Page
      bar={<BackBar title={words.title} />}
      footer={
        shot === null ? (
          <Button label={words.shoot} disabled={access !== 'ready'} onPress={() => void shoot()} />
        ) : (
          <Button label={words.keep} disabled={busy} onPress={() => void use(shot)} />
        )
      }
    >
      {trouble !== null && <AppText role="alert">{words.refused[trouble]}</AppText>}
      {ready ? (
        <View
          accessible
          role="img"
          aria-label={shot === null ? words.sight : words.shot}
          style={[styles.view, { height, backgroundColor: colors.surfaceMuted }]}
        >
          {shot === null ? (
            <ShotCamera ref={shutter} sharp onTrouble={noCamera} />
          ) : (
            <Image
              source={{ uri: shot.uri }}
              resizeMode="contain"
              style={StyleSheet.absoluteFill}
            />
          )}
        </View>
      ) : (
        <NoCamera why={access} words={t.reading.access} onAgain={again} />
      )}
      {busy && <AppText role="status">{words.working}</AppText>}
      {shot !== null && (
        <Button kind="secondary" label={words.takeAnother} onPress={() => setShot(null)} />
      )}
      <Button kind="secondary" label={words.choose} onPress={() => void pick()} />
    </Page>
  );
}

const styles = StyleSheet.create({
  view: { width: '100%', borderRadius: radii.lg, overflow: 'hidden' },
});

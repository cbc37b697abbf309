import { useRef, useState, type ReactElement } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { choosePicture, type Shot } from '../../camera/choosePicture';
import { covering, fitting, frameIn, type Placement, type Size } from '../../camera/placement';
import { ShotCamera, type Shutter } from '../../camera/ShotCamera';
import { AppText } from '../../components/AppText';
import { Button } from '../../components/Button';
import { Page } from '../../components/Page';
import { useTranslations } from '../../i18n/useTranslations';
import { MAX_CONTENT_WIDTH, radii, spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';
import { BackBar } from '../BackBar';
import { NoCamera } from '../camera/NoCamera';
import { useCameraAccess } from '../camera/useCameraAccess';
import { AdjustBox } from './AdjustBox';
import { PlaceButtons } from './PlaceButtons';
import { PyramidFrame } from './PyramidFrame';

const SHARE_OF_HEIGHT = 0.5;
/** Around the frame, so that its lines are not cut off. */
export const MARGIN = 12;

type Props = {
  /** What went wrong with the last picture, in words. */
  failed: string | undefined;
  /** The last picture is still being looked at. */
  busy: boolean;
  /** A picture, and where the frame lies over it. */
  onPicture: (shot: Shot, view: Size, placement: Placement) => void;
  onNoShot: () => void;
};

/** The tiles are lined up with the frame: under the camera, or in a picture that is there already. */
export function AimPage({ failed, busy, onPicture, onNoShot }: Props): ReactElement {
  const { t } = useTranslations();
  const words = t.reading;
  const { colors } = useTheme();
  const window = useWindowDimensions();
  const { access, again, fail } = useCameraAccess();
  const [chosen, setChosen] = useState<{ shot: Shot; placement: Placement } | null>(null);
  const shutter = useRef<Shutter>(null);
  const [shooting, setShooting] = useState(false);
  const working = shooting || busy;
  const view = {
    width: Math.min(window.width - 2 * spacing.lg, MAX_CONTENT_WIDTH),
    height: window.height * SHARE_OF_HEIGHT,
  };

  const frame = frameIn(view, MARGIN);

  const shoot = async () => {
    setShooting(true);
    const shot = (await shutter.current?.shoot()) ?? null;
    setShooting(false);
    if (shot === null) onNoShot();
    else onPicture(shot, view, covering(view, shot));
  };
  const choose = async () => {
    const shot = await choosePicture().catch(() => null);
    if (shot !== null) setChosen({ shot, placement: fitting(frame, shot) });
  };
  const place = (placement: Placement) => {
    if (chosen !== null) setChosen({ ...chosen, placement });
  };
  const read = () => {
    if (chosen === null) void shoot();
    else onPicture(chosen.shot, view, chosen.placement);
  };
  const ready = chosen !== null || access === 'ready';
  return (
    <Page
      bar={<BackBar title={words.title} />}
      footer={
        <Button
          label={working ? words.looking : words.shoot}
          disabled={!ready || working}
          onPress={read}
        />
      }
    >
      {failed !== undefined && <AppText role="alert">{failed}</AppText>}
      {ready ? (
        <View style={styles.aim}>
          <View
            accessible
            role="img"
            aria-label={words.frame}
            style={[styles.view, view, { backgroundColor: colors.surfaceMuted }]}
          >
            {chosen === null ? (
              <ShotCamera ref={shutter} onTrouble={fail} />
            ) : (
              <AdjustBox {...chosen} onPlace={place} />
            )}
            <PyramidFrame view={view} frame={frame} />
          </View>
          <AppText color="textMuted">{chosen === null ? words.aim : words.adjust}</AppText>
          {chosen !== null && (
            <PlaceButtons placement={chosen.placement} view={view} onPlace={place} />
          )}
        </View>
      ) : (
        <NoCamera why={access} words={words.access} onAgain={again} />
      )}
      <Button kind="secondary" label={words.choose} onPress={() => void choose()} />
    </Page>
  );
}

const styles = StyleSheet.create({
  aim: { gap: spacing.sm },
  view: { borderRadius: radii.lg, overflow: 'hidden' },
});

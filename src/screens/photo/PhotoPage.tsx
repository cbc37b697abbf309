import { useRef, useState, type ReactElement } from 'react';
import { StyleSheet, useWindowDimensions, View, type LayoutChangeEvent } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { middleOf, type Placement, type Point, type Size } from '../../camera/placement';
import { fitted, isLeast, isMost, panBy, zoomBy } from '../../camera/zoom';
import { AppText } from '../../components/AppText';
import { IconButton } from '../../components/IconButton';
import { useTranslations } from '../../i18n/useTranslations';
import type { Photo } from '../../storage/photos/photoRecord';
import { usePhotoUri } from '../../storage/photos/usePhotoUri';
import { spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';
import { useViewerKeys } from './useViewerKeys';
import { useWheel } from './useWheel';
import { ZoomBox } from './ZoomBox';

const STEP = 1.5;
const PAN_STEP = 60;

type Props = { photo: Photo; onBack: () => void };

/** A photo and nothing else, on the night sky in either theme: as large as somebody wants it. */
export function PhotoPage({ photo, onBack }: Props): ReactElement {
  const { t } = useTranslations();
  const words = t.photo;
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const window = useWindowDimensions();
  const uri = usePhotoUri(photo.blob);
  const [failed, setFailed] = useState(false);
  const [laidOut, setLaidOut] = useState<Size | null>(null);
  const [placed, setPlaced] = useState<Placement | null>(null);
  const page = useRef<View>(null);
  const view = laidOut ?? window;
  const stage = { view, picture: photo };
  // Until somebody zooms, it fits whatever way the phone is held.
  const placement = placed ?? fitted(stage);

  // From what is placed by then: a wheel turns faster than a page is drawn.
  const change = (by: (now: Placement) => Placement) =>
    setPlaced((now) => by(now ?? fitted(stage)));
  const zoom = (factor: number, at: Point = middleOf(view)) =>
    change((now) => zoomBy(stage, now, factor, at));
  const pan = (right: number, down: number) => change((now) => panBy(stage, now, right, down));
  const fit = () => setPlaced(null);
  const layOut = ({ nativeEvent: { layout } }: LayoutChangeEvent) => {
    if (layout.width === view.width && layout.height === view.height) return;
    setLaidOut({ width: layout.width, height: layout.height });
    fit();
  };
  useWheel(page, zoom);
  useViewerKeys({
    Escape: onBack,
    '+': () => zoom(STEP),
    '=': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
    '0': fit,
    ArrowLeft: () => pan(PAN_STEP, 0),
    ArrowRight: () => pan(-PAN_STEP, 0),
    ArrowUp: () => pan(0, PAN_STEP),
    ArrowDown: () => pan(0, -PAN_STEP),
  });

  const unreadable = uri === null || failed;
  return (
    <View
      ref={page}
      role="main"
      onLayout={layOut}
      style={[styles.page, { backgroundColor: colors.skyTop }]}
    >
      {typeof uri === 'string' && !failed && (
        <ZoomBox
          uri={uri}
          label={words.title}
          stage={stage}
          placement={placement}
          onPlace={setPlaced}
          onError={() => setFailed(true)}
        />
      )}
      {uri === undefined && (
        <AppText role="status" color="star" align="center">
          {words.fetching}
        </AppText>
      )}
      {unreadable && (
        <AppText role="alert" color="star" align="center" style={styles.words}>
          {words.unreadable}
        </AppText>
      )}
      <View style={[styles.back, { top: insets.top + spacing.sm, left: insets.left + spacing.sm }]}>
        <IconButton raised icon="back" label={t.tables.tools.back} onPress={onBack} />
      </View>
      {!unreadable && (
        <View style={[styles.tools, { bottom: insets.bottom + spacing.lg }]}>
          <IconButton
            raised
            icon="less"
            label={words.smaller}
            disabled={isLeast(stage, placement)}
            onPress={() => zoom(1 / STEP)}
          />
          <IconButton
            raised
            icon="fit"
            label={words.fit}
            disabled={isLeast(stage, placement)}
            onPress={fit}
          />
          <IconButton
            raised
            icon="more"
            label={words.larger}
            disabled={isMost(stage, placement)}
            onPress={() => zoom(STEP)}
          />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1, justifyContent: 'center', overflow: 'hidden' },
  words: { padding: spacing.xl },
  back: { position: 'absolute' },
  tools: {
    position: 'absolute',
    alignSelf: 'center',
    flexDirection: 'row',
    gap: spacing.md,
  },
});

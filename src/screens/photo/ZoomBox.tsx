import type { ReactElement } from 'react';
import { Image, StyleSheet, View } from 'react-native';
import type { Placement } from '../../camera/placement';
import { fitted, zoomOf, type Stage } from '../../camera/zoom';
import { useZoomGestures } from './useZoomGestures';

type Props = {
  uri: string;
  label: string;
  stage: Stage;
  placement: Placement;
  onPlace: (placement: Placement | null) => void;
  onError: () => void;
};

/** A picture under one or two fingers. */
export function ZoomBox({ uri, label, stage, placement, onPlace, onError }: Props): ReactElement {
  const gestures = useZoomGestures(stage, placement, onPlace);
  const { scale } = fitted(stage);
  return (
    <View accessible role="img" aria-label={label} style={StyleSheet.absoluteFill} {...gestures}>
      <Image
        source={{ uri }}
        // Android would decode it as small as it is drawn at first.
        resizeMethod="scale"
        onError={onError}
        style={[
          styles.picture,
          {
            width: stage.picture.width * scale,
            height: stage.picture.height * scale,
            transform: [
              { translateX: placement.x },
              { translateY: placement.y },
              { scale: zoomOf(stage, placement) },
            ],
          },
        ]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  picture: { position: 'absolute', left: 0, top: 0, transformOrigin: 'top left' },
});

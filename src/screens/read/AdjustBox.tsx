import { useRef, type ReactElement } from 'react';
import { Image, StyleSheet, View, type GestureResponderEvent } from 'react-native';
import type { Shot } from '../../camera/choosePicture';
import { shifted, type Placement } from '../../camera/placement';

type Props = { shot: Shot; placement: Placement; onPlace: (placement: Placement) => void };

/** A picture that a finger drags under the frame. */
export function AdjustBox({ shot, placement, onPlace }: Props): ReactElement {
  const start = useRef({ placement, x: 0, y: 0 });
  const grab = ({ nativeEvent: { pageX, pageY } }: GestureResponderEvent) => {
    start.current = { placement, x: pageX, y: pageY };
  };
  const drag = ({ nativeEvent: { pageX, pageY } }: GestureResponderEvent) => {
    const { placement: from, x, y } = start.current;
    onPlace(shifted(from, pageX - x, pageY - y));
  };
  return (
    <View
      style={StyleSheet.absoluteFill}
      onStartShouldSetResponder={() => true}
      // The page below must not scroll away with the picture.
      onResponderTerminationRequest={() => false}
      onResponderGrant={grab}
      onResponderMove={drag}
    >
      <Image
        source={{ uri: shot.uri }}
        style={[
          styles.picture,
          {
            left: placement.x,
            top: placement.y,
            width: shot.width * placement.scale,
            height: shot.height * placement.scale,
          },
        ]}
      />
    </View>
  );
}

const styles = StyleSheet.create({ picture: { position: 'absolute' } });

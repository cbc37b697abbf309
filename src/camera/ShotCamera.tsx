import { CameraView } from 'expo-camera';
import { useEffect, useImperativeHandle, useRef, type ReactElement, type Ref } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Shot } from './choosePicture';
import { sharpen } from './sharpen';

export interface Shutter {
  /** Null where the camera gave no picture. */
  readonly shoot: () => Promise<Shot | null>;
}

type Props = {
  ref: Ref<Shutter>;
  onTrouble: () => void;
  /** As large as a photo is kept, for a picture that is to be looked at. */
  sharp?: boolean;
};

/** The back camera, for one picture at a time. */
export function ShotCamera({ ref, onTrouble, sharp = false }: Props): ReactElement {
  const camera = useRef<CameraView>(null);
  const box = useRef<View>(null);
  useEffect(() => {
    if (sharp) sharpen(box.current);
  }, [sharp]);
  useImperativeHandle(ref, () => ({
    shoot: async () => {
      try {
        const shot = await camera.current?.takePictureAsync({ quality: 0.9 });
        return shot === undefined
          ? null
          : { uri: shot.uri, width: shot.width, height: shot.height };
      } catch {
        return null;
      }
    },
  }));
  return (
    <View ref={box} style={styles.camera}>
      <CameraView ref={camera} facing="back" style={styles.camera} onMountError={onTrouble} />
    </View>
  );
}

const styles = StyleSheet.create({ camera: { flex: 1 } });

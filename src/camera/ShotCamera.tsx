import { CameraView } from 'expo-camera';
import { useImperativeHandle, useRef, type ReactElement, type Ref } from 'react';
import { StyleSheet } from 'react-native';
import type { Shot } from './choosePicture';

export interface Shutter {
  /** Null where the camera gave no picture. */
  readonly shoot: () => Promise<Shot | null>;
}

type Props = { ref: Ref<Shutter>; onTrouble: () => void };

/** The back camera, for one picture at a time. */
export function ShotCamera({ ref, onTrouble }: Props): ReactElement {
  const camera = useRef<CameraView>(null);
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
  return <CameraView ref={camera} facing="back" style={styles.camera} onMountError={onTrouble} />;
}

const styles = StyleSheet.create({ camera: { flex: 1 } });

import { CameraView } from 'expo-camera';
import { useCallback, type ReactElement } from 'react';
import { StyleSheet } from 'react-native';
import { useSightings } from './useSightings';

const QR_ONLY = { barcodeTypes: ['qr' as const] };

type Props = {
  onCode: (text: string) => void;
  /** It was granted and yet gives no picture: another app may hold it. */
  onTrouble: () => void;
};

/** The back camera, looking for QR codes. */
export function CodeCamera({ onCode, onTrouble }: Props): ReactElement {
  const see = useSightings(onCode);
  const scanned = useCallback(({ data }: { data: string }) => see(data), [see]);
  return (
    <CameraView
      facing="back"
      style={styles.camera}
      barcodeScannerSettings={QR_ONLY}
      onBarcodeScanned={scanned}
      onMountError={onTrouble}
    />
  );
}

const styles = StyleSheet.create({ camera: { flex: 1 } });

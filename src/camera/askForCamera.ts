import { Camera } from 'expo-camera';

/** Whether pictures can be had, or why not. */
export type CameraAccess = 'ready' | 'refused' | 'none' | 'busy';

/** Asked for when it is used, never before. Never throws. */
export async function askForCamera(): Promise<CameraAccess> {
  try {
    const { granted } = await Camera.requestCameraPermissionsAsync();
    return granted ? 'ready' : 'refused';
  } catch {
    return 'none';
  }
}

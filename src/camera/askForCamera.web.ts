import type { CameraAccess } from './askForCamera';

/** Browsers tell more than yes and no, which expo-camera leaves out. */
const REASONS: ReadonlyMap<string, CameraAccess> = new Map([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
]);

async function askForCameraOnWeb(): Promise<CameraAccess> {
  // A page that is not served safely has no devices at all, whatever the types say.
  const { mediaDevices } = navigator as Partial<Navigator>;
  if (mediaDevices === undefined) return 'none';
  try {
    const stream = await mediaDevices.getUserMedia({ video: true });
    stream.getTracks().forEach((track) => track.stop());
    return 'ready';
  } catch (error) {
    return (error instanceof DOMException ? REASONS.get(error.name) : undefined) ?? 'none';
  }
}

export const askForCamera =
  askForCameraOnWeb satisfies typeof import('./askForCamera').askForCamera;

import type { View } from 'react-native';

/** As large as a photo is kept, in the shape that most cameras have. */
const WANTED = { width: { ideal: 1600 }, height: { ideal: 1200 } };

/** Browsers film in 640 by 480 where nobody asks for more, and expo-camera does not. */
function sharpenOnWeb(camera: View | null): void {
  const video = (camera as unknown as HTMLElement | null)?.querySelector('video');
  const ask = () => {
    const [track] = (video?.srcObject as MediaStream | null)?.getVideoTracks() ?? [];
    // A camera that cannot goes on as it is.
    track?.applyConstraints(WANTED).catch(() => undefined);
  };
  video?.addEventListener('loadedmetadata', ask, { once: true });
}

export const sharpen = sharpenOnWeb satisfies typeof import('./sharpen').sharpen;

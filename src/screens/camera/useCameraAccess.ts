import { useEffect, useState } from 'react';
import { askForCamera, type CameraAccess } from '../../camera/askForCamera';

interface CameraControl {
  /** Null while it is being asked for. */
  readonly access: CameraAccess | null;
  readonly again: () => void;
  /** It was granted and yet gives no picture. */
  readonly fail: () => void;
}

/** Asks for the camera when the page opens, and again when somebody wants to; `prepare` comes after. */
export function useCameraAccess(prepare?: () => Promise<void>): CameraControl {
  const [access, setAccess] = useState<CameraAccess | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let left = false;
    const start = async () => {
      const answer = await askForCamera();
      if (answer === 'ready') await prepare?.();
      return answer;
    };
    void start()
      .catch((): CameraAccess => 'none')
      .then((answer) => {
        if (!left) setAccess(answer);
      });
    return () => {
      left = true;
    };
  }, [tries, prepare]);
  return {
    access,
    again: () => {
      setAccess(null);
      setTries(tries + 1);
    },
    fail: () => setAccess('busy'),
  };
}

import { useState, type ReactElement } from 'react';
import { Image, StyleSheet } from 'react-native';
import type { Photo } from '../../storage/photos/photoRecord';
import { usePhotoUri } from '../../storage/photos/usePhotoUri';

type Props = {
  photo: Photo;
  /** In its place where it cannot be read. */
  broken: ReactElement;
  /** Milliseconds until it is fetched. */
  wait?: number;
};

/** A kept photo, filling the box it is in; nothing while it is fetched. */
export function PhotoImage({ photo, broken, wait = 0 }: Props): ReactElement | null {
  const uri = usePhotoUri(photo.blob, wait);
  const [failed, setFailed] = useState<string | null>(null);
  if (uri === null || failed === photo.blob) return broken;
  if (uri === undefined) return null;
  return (
    <Image
      source={{ uri }}
      resizeMode="cover"
      style={StyleSheet.absoluteFill}
      onError={() => setFailed(photo.blob)}
    />
  );
}

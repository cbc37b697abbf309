import type { ReactElement } from 'react';
import { AppText } from '../../components/AppText';
import { useTranslations } from '../../i18n/useTranslations';
import { LARGEST_FILE } from '../../storage/backup/largestFile';
import { sumPhotos } from '../../storage/photos/sumPhotos';

/** In base64, three bytes are four letters. */
const GROWTH = 4 / 3;

/** How large photos make a backup; nothing where there are none. */
export function PhotosSize(): ReactElement | null {
  const { save } = useTranslations().t.backup;
  const { count, size } = sumPhotos();
  if (count === 0) return null;
  const bytes = size * GROWTH;
  return (
    <AppText color="textMuted">
      {save.photos(count, Math.ceil(bytes / 1_000_000))}
      {bytes > LARGEST_FILE && ` ${save.tooManyPhotos}`}
    </AppText>
  );
}

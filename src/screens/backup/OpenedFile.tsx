import { useState, type ReactElement } from 'react';
import { useTranslations } from '../../i18n/useTranslations';
import { mergeBoxes } from '../../box/mergeBoxes';
import { displayNames } from '../../engine/displayNames';
import type { Contents, Entry } from '../../storage/backup/contents';
import { deviceContents } from '../../storage/backup/contents';
import { previewOf } from '../../storage/backup/preview';
import {
  boxChanges,
  gameChanges,
  mergeChanges,
  replaceChanges,
} from '../../storage/backup/restore';
import { playedAt } from '../../storage/gameId';
import { readGame } from '../../storage/games';
import { useBox } from '../../storage/hooks';
import type { Changes } from '../../storage/transaction';
import { dayWords } from '../history/dateWords';
import { PreviewCard } from './PreviewCard';
import { countWords, NO_COUNTS, previewSentences } from './previewWords';
import type { Opened } from './useBackup';

type Props = {
  file: Opened;
  onApply: (changes: Changes, text: string, blobs?: readonly Entry[]) => void;
  onClose: () => void;
};

type Of<Kind extends Opened['kind']> = Omit<Props, 'file'> & {
  file: Extract<Opened, { kind: Kind }>;
};

function OpenedBackup({ file: { backup }, onApply, onClose }: Of<'backup'>): ReactElement {
  const { t, language } = useTranslations();
  const words = t.backup;
  const [device] = useState(deviceContents);
  const date = dayWords(language, Date.parse(backup.madeAt));
  // Another tab may have written since the preview: what is done starts from what is there.
  const merge = (now: Contents) => {
    const { games, tables, photos } = previewOf(backup, now);
    const added = { games: games.added, tables: tables.added, photos: photos.added };
    const isNew = Object.values(added).some((count) => count > 0);
    const text = isNew
      ? words.done.merged(countWords(t, { ...NO_COUNTS, ...added }))
      : words.done.mergedRest;
    onApply(mergeChanges(backup, now), text, backup.blobs);
  };
  const replace = () =>
    onApply(replaceChanges(backup, deviceContents()), words.done.replaced(date), backup.blobs);
  return (
    <PreviewCard
      title={words.preview.backup(date)}
      sentences={previewSentences(t, backup, device)}
      choices={[
        { label: words.preview.merge, onPress: () => merge(deviceContents()) },
        { label: words.preview.replace, onPress: replace },
      ]}
      onClose={onClose}
    />
  );
}

function OpenedBox({ file: { box }, onApply, onClose }: Of<'box'>): ReactElement {
  const { t } = useTranslations();
  const words = t.backup;
  const own = useBox();
  const added = mergeBoxes(own, box).length - own.length;
  return (
    <PreviewCard
      title={words.preview.box}
      sentences={[
        words.preview.inside(words.tiles(box.length)),
        words.preview.added(words.tiles(added)),
      ]}
      choices={[
        {
          label: words.preview.addBox,
          onPress: () => onApply(boxChanges(box, deviceContents()), words.box.added(added)),
        },
      ]}
      onClose={onClose}
    />
  );
}

function OpenedGame({ file: { id, game }, onApply, onClose }: Of<'game'>): ReactElement {
  const { t, language } = useTranslations();
  const words = t.backup;
  const names = displayNames(game.table.players.map(({ name }) => name)).join(', ');
  const time = playedAt(id);
  const which = Number.isNaN(time) ? names : t.history.which(names, dayWords(language, time));
  const known = readGame(id) !== undefined;
  return (
    <PreviewCard
      title={words.preview.game}
      sentences={[which, ...(known ? [words.preview.gameKnown] : [])]}
      choices={[
        {
          label: words.preview.addGame,
          onPress: () => onApply(gameChanges(id, game), words.done.merged(which)),
        },
      ]}
      onClose={onClose}
    />
  );
}

/** What somebody chose, before anything comes of it. */
export function OpenedFile({ file, ...rest }: Props): ReactElement {
  switch (file.kind) {
    case 'backup':
      return <OpenedBackup file={file} {...rest} />;
    case 'box':
      return <OpenedBox file={file} {...rest} />;
    case 'game':
      return <OpenedGame file={file} {...rest} />;
  }
}

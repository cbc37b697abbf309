import { useState } from 'react';
import { useTranslations } from '../../i18n/useTranslations';
import { giveFile, type GivenFile } from '../../share/giveFile';
import { makeGamesCsv } from '../../share/makeGamesCsv';
import { pickFile } from '../../share/pickFile';
import type { GivenFileReading } from '../../share/readGivenFile';
import { readGivenFile } from '../../share/readGivenFile';
import { deviceContents, type Entry } from '../../storage/backup/contents';
import { makeBackup } from '../../storage/backup/makeBackup';
import { transactWithPhotos } from '../../storage/backup/restorePhotos';
import type { Changes } from '../../storage/transaction';
import { transact } from '../../storage/transaction';
import { useWork } from './useWork';

type Offer = (text: string, undo: () => void) => void;
/** A file that was chosen and can be opened. */
export type Opened = Exclude<GivenFileReading, { kind: 'refused' }>;

/** What can be done on the page for backups, and what is to be said of it. */
export function useBackup(offerUndo: Offer) {
  const { t } = useTranslations();
  const words = t.backup;
  const { work, run, cancel } = useWork();
  const [said, say] = useState<string | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);

  const give = async (file: GivenFile, more: readonly string[] = []) => {
    say([words.given[await giveFile(file)], ...more].join(' '));
  };

  const save = async () => {
    const madeAt = new Date().toISOString();
    const made = await run('saving', (watch) => makeBackup({ madeAt, ...deviceContents() }, watch));
    if (made === null) {
      say(words.refused.cancelled);
      return;
    }
    const { text: content, damaged, tooMany } = made;
    const name = `orbis-backup-${madeAt.slice(0, 10)}.json`;
    await give({ name, type: 'application/json', content }, [
      ...(damaged > 0 ? [words.done.photosLeftOut(damaged)] : []),
      ...(tooMany > 0 ? [words.done.photosTooMany(tooMany)] : []),
    ]);
  };

  const saveCsv = async () => {
    const csv = await run('csv', (watch) => makeGamesCsv(t, watch));
    if (csv === null) {
      say(words.refused.cancelled);
      return;
    }
    const more = csv.leftOut > 0 ? [words.done.leftOut(csv.leftOut)] : [];
    await give({ name: 'orbis-games.csv', type: 'text/csv', content: csv.text }, more);
  };

  const open = async () => {
    const picked = await pickFile();
    if (picked === null) return;
    if (!picked.ok) {
      say(words.refused[picked.why]);
      return;
    }
    const reading = await run('reading', (watch) => readGivenFile(picked.text, watch));
    if (reading === null) return;
    if (reading.kind === 'refused') {
      say(words.refused[reading.why]);
      return;
    }
    say(null);
    setOpened(reading);
  };

  const undo = async (changes: Changes, text: string) => {
    const outcome = await run('undoing', (watch) => transact(changes, watch));
    if (outcome?.ok === true) {
      // What a chosen file would change was told of the device as it is no more.
      setOpened(null);
      say(words.done.undone);
      return;
    }
    if (outcome !== null) say(words.refused[outcome.why]);
    offerUndo(text, () => void undo(changes, text));
  };

  /** Whole or nothing, and then undoable. */
  const apply = async (
    what: 'restoring' | 'erasing',
    changes: Changes,
    text: string,
    blobs: readonly Entry[] = [],
  ) => {
    const outcome = await run(what, (watch) => transactWithPhotos(changes, blobs, watch));
    if (outcome?.ok === true) {
      setOpened(null);
      const nothing = what === 'erasing' ? text : words.done.nothingNew;
      say(outcome.undo.size === 0 ? nothing : null);
      if (outcome.undo.size > 0) offerUndo(text, () => void undo(outcome.undo, text));
    } else if (outcome !== null) {
      say(words.refused[outcome.why]);
    }
  };

  const close = () => setOpened(null);
  return { work, cancel, said, opened, close, save, saveCsv, open, apply };
}

import type { ReactElement } from 'react';
import { useTranslations } from '../../i18n/useTranslations';
import { useGame } from '../../storage/useGames';
import { BrokenCard } from '../BrokenCard';
import { dayWords } from './dateWords';
import { GameCard } from './GameCard';
import { timeOf } from './historyRows';

type Props = { id: string; onOpen: () => void; onDelete: (which: string) => void };

/** Reads its own game, and only while it is in sight. One that cannot be read stays in its place. */
export function GameRow({ id, onOpen, onDelete }: Props): ReactElement | null {
  const { t, language } = useTranslations();
  const words = t.history.broken;
  const reading = useGame(id);
  const time = timeOf(id);
  const date = time === null ? null : dayWords(language, time);
  if (reading === undefined) return null;
  if (!reading.ok) {
    const title = date === null ? words.undated(id) : words.dated(date);
    return (
      <BrokenCard
        // The list puts other games into the same row: what was copied is said of one game only.
        key={id}
        title={title}
        why={t.history.why[reading.why]}
        raw={reading.raw}
        onDelete={() => onDelete(title)}
      />
    );
  }
  return (
    <GameCard
      reading={reading}
      date={date ?? t.history.undated}
      onOpen={onOpen}
      onDelete={onDelete}
    />
  );
}

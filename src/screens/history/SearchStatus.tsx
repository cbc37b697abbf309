import { useEffect, useMemo, type ReactElement } from 'react';
import { AppText } from '../../components/AppText';
import { ProgressBar } from '../../components/ProgressBar';
import { useTranslations } from '../../i18n/useTranslations';
import { useDigests } from '../../storage/useDigests';
import { findGames } from './findGames';

type Props = {
  text: string;
  onFound: (ids: readonly string[]) => void;
};

/** Mounted while somebody searches: only then are all games gone through. */
export function SearchStatus({ text, onFound }: Props): ReactElement {
  const { t } = useTranslations();
  const words = t.history.search;
  const { done, of, games } = useDigests();
  const found = useMemo(() => (games === null ? null : findGames(games, text)), [games, text]);
  useEffect(() => {
    // While the games are gone through again, what was found before stays in sight.
    if (found !== null) onFound(found);
  }, [found, onFound]);
  if (found === null) {
    return (
      <ProgressBar
        label={words.progress}
        text={words.progressText(done, of)}
        done={done}
        of={Math.max(1, of)}
      />
    );
  }
  return (
    <AppText role="status" aria-live="polite" color="textMuted">
      {found.length === 0 ? words.none(text) : words.found(found.length)}
    </AppText>
  );
}

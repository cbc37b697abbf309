import { useMemo, useState, type ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../components/AppText';
import { Page } from '../components/Page';
import { ProgressBar } from '../components/ProgressBar';
import { useTranslations } from '../i18n/useTranslations';
import type { GameDigest } from '../stats/digest';
import { renameEverywhere, undoRenaming } from '../storage/renamePlayer';
import { useDigests } from '../storage/useDigests';
import { spacing } from '../theme/spacing';
import { BackBar } from './BackBar';
import { offerUntilKept } from './history/offerUntilKept';
import { countNames, countTogether } from './names/countNames';
import { NameCard } from './names/NameCard';
import { useUndoBar } from './useUndoBar';

const NONE: readonly GameDigest[] = [];

/** Everybody who occurs in a kept game, to be renamed in all of them at once. */
export function NamesScreen(): ReactElement {
  const { t, language } = useTranslations();
  const words = t.history.names;
  const { done, of, games } = useDigests();
  const { offer, bar } = useUndoBar();
  // While the games are gone through again, the names as they were stay in sight.
  const [shown, setShown] = useState(NONE);
  if (games !== null && games !== shown) setShown(games);
  const counts = useMemo(() => countNames(shown, language), [shown, language]);

  const mergeWords = (from: string, to: string) => {
    if (!counts.has(to)) return null;
    const together = countTogether(shown, from, to);
    const sentences = [words.merge(from, to), ...(together > 0 ? [words.together(together)] : [])];
    return sentences.join(' ');
  };
  const rename = (from: string, to: string) => {
    const renaming = renameEverywhere(from, to);
    if (renaming === null) return false;
    offerUntilKept(offer, words.renamed(from, to), () => undoRenaming(renaming));
    return true;
  };
  return (
    <View style={styles.page}>
      <Page bar={<BackBar title={words.title} />}>
        <AppText color="textMuted">
          {games !== null && counts.size === 0 ? words.empty : words.about}
        </AppText>
        {games === null && (
          <ProgressBar
            label={t.history.search.progress}
            text={t.history.search.progressText(done, of)}
            done={done}
            of={Math.max(1, of)}
          />
        )}
        <View style={styles.names}>
          {[...counts].map(([name, count]) => (
            <NameCard
              key={name}
              name={name}
              games={count}
              mergeWords={(to) => mergeWords(name, to)}
              onSave={(to) => rename(name, to)}
            />
          ))}
        </View>
      </Page>
      {bar}
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  names: { gap: spacing.md },
});

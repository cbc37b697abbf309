import { useNavigation } from '@react-navigation/native';
import { useState, type ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button } from '../components/Button';
import { Heading } from '../components/Heading';
import { StorageNotice } from '../components/StorageNotice';
import { useTranslations } from '../i18n/useTranslations';
import { useTrouble } from '../storage/hooks';
import { useGames } from '../storage/useGames';
import { spacing } from '../theme/spacing';
import { useTheme } from '../theme/useTheme';
import { EmptyHistory } from './history/EmptyHistory';
import { GameList } from './history/GameList';
import { SearchField } from './history/SearchField';
import { SearchStatus } from './history/SearchStatus';
import { useUndoBar } from './useUndoBar';

/** All kept games, the latest first, or those of the player who is searched for. */
export function HistoryScreen(): ReactElement {
  const { t } = useTranslations();
  const { colors } = useTheme();
  const navigation = useNavigation();
  const { full } = useTrouble();
  const all = useGames();
  const { offer, bar } = useUndoBar({ bottomInset: false });
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly string[] | null>(null);
  const sought = text.trim();

  const search = (typed: string) => {
    setText(typed);
    // The next search begins with nothing, not with what the last one found.
    if (typed.trim() === '') setFound(null);
  };
  const header = (
    <View style={styles.header}>
      <StorageNotice full={full} />
      <Heading level={1}>{t.history.title}</Heading>
      <Button
        kind="secondary"
        label={t.history.names.title}
        onPress={() => navigation.navigate('Names')}
      />
      <SearchField text={text} onChange={search} />
      {sought !== '' && <SearchStatus text={sought} onFound={setFound} />}
    </View>
  );
  return (
    <View style={[styles.page, { backgroundColor: colors.background }]}>
      {all.length === 0 ? (
        <EmptyHistory />
      ) : (
        <View role="main" style={styles.page}>
          <GameList ids={sought === '' ? all : (found ?? NONE)} header={header} offerUndo={offer} />
        </View>
      )}
      {bar}
    </View>
  );
}

const NONE: readonly string[] = [];

const styles = StyleSheet.create({
  page: { flex: 1 },
  header: { gap: spacing.lg },
});

import { useNavigation, useScrollToTop } from '@react-navigation/native';
import { FlashList, type FlashListRef } from '@shopify/flash-list';
import { useMemo, useRef, type ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Heading } from '../../components/Heading';
import { useTranslations } from '../../i18n/useTranslations';
import { MAX_CONTENT_WIDTH, spacing } from '../../theme/spacing';
import { monthWords } from './dateWords';
import { GameRow } from './GameRow';
import { historyRows, type HistoryRow } from './historyRows';
import { offerUntilKept } from './offerUntilKept';
import { removeGame } from './removeGame';

type Props = {
  ids: readonly string[];
  header: ReactElement;
  offerUndo: (text: string, undo: () => void) => void;
};

/** Only what is in sight is drawn and read: ten thousand games cost what ten cost. */
export function GameList({ ids, header, offerUndo }: Props): ReactElement {
  const { t, language } = useTranslations();
  const navigation = useNavigation();
  const insets = useSafeAreaInsets();
  const rows = useMemo(() => historyRows(ids), [ids]);
  const listRef = useRef<FlashListRef<HistoryRow>>(null);
  useScrollToTop(listRef);

  const remove = (id: string, which: string) => {
    const restore = removeGame(id);
    if (restore !== null) offerUntilKept(offerUndo, t.history.deleted(which), restore);
  };
  const draw = (row: HistoryRow) => {
    if (row.kind === 'month') {
      const words = row.month === null ? t.history.undated : monthWords(language, row.month);
      return (
        <Heading level={2} style={styles.month}>
          {words}
        </Heading>
      );
    }
    return (
      <GameRow
        id={row.id}
        onOpen={() => navigation.navigate('Result', { id: row.id })}
        onDelete={(which) => remove(row.id, which)}
      />
    );
  };
  // Each row keeps to the column by itself: the list lays rows out over its whole width.
  const inColumn = (content: ReactElement) => (
    <View
      style={[
        styles.row,
        { paddingLeft: insets.left + spacing.lg, paddingRight: insets.right + spacing.lg },
      ]}
    >
      <View style={styles.column}>{content}</View>
    </View>
  );
  return (
    <FlashList
      ref={listRef}
      data={rows}
      keyExtractor={({ key }) => key}
      getItemType={({ kind }) => kind}
      renderItem={({ item }) => inColumn(draw(item))}
      ListHeaderComponent={inColumn(header)}
      // A search shows other games: there is no place among them to hold on to.
      maintainVisibleContentPosition={{ disabled: true }}
      keyboardShouldPersistTaps="handled"
      keyboardDismissMode="on-drag"
      contentContainerStyle={{
        paddingTop: insets.top + spacing.lg,
        paddingBottom: spacing.xxl,
      }}
    />
  );
}

const styles = StyleSheet.create({
  row: { alignItems: 'center', paddingBottom: spacing.md },
  column: { width: '100%', maxWidth: MAX_CONTENT_WIDTH },
  month: { paddingTop: spacing.sm },
});

import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { StyleSheet, View, type ScrollView } from 'react-native';
import { AppText } from '../../components/AppText';
import { Button } from '../../components/Button';
import { Heading } from '../../components/Heading';
import { Page } from '../../components/Page';
import { displayNames } from '../../engine/displayNames';
import { scoreTable } from '../../engine/score';
import type { DraftTable } from '../../engine/table';
import { useTranslations } from '../../i18n/useTranslations';
import type { Game } from '../../storage/gameRecord';
import { spacing } from '../../theme/spacing';
import { BackBar } from '../BackBar';
import { PhotoSection } from '../photo/PhotoSection';
import { AboutGame } from './AboutGame';
import { Figures } from './Figures';
import { Places } from './Places';
import { WhyPanel } from './WhyPanel';
import type { Asked } from './asked';

type Props = {
  id: string;
  table: DraftTable;
  /** As it is kept; undefined where the device refused to keep it. */
  game: Game | undefined;
  /** The table is open and something is missing at it. */
  correcting: boolean;
  onTable: () => void;
  onTemples: () => void;
  onShare: () => void;
  onHome: () => void;
  offerUndo: (text: string, undo: () => void) => void;
};

/** Who won, by what, and why: a disputed score is settled here. */
export function ResultPage(props: Props): ReactElement {
  const { id, table, game, correcting, onTable, onTemples, onShare, onHome, offerUndo } = props;
  const { t } = useTranslations();
  const words = t.result;
  const score = useMemo(() => scoreTable(table), [table]);
  const names = displayNames(table.players.map(({ name }) => name));
  const [asked, setAsked] = useState<Asked | null>(null);
  const scroll = useRef<ScrollView>(null);
  const whyAt = useRef(0);
  // The answer stands below the figures, where on a phone the edge may be.
  useEffect(() => {
    if (asked !== null) scroll.current?.scrollTo({ y: whyAt.current, animated: true });
  }, [asked]);

  return (
    <Page
      bar={<BackBar title={words.title} />}
      scrollRef={scroll}
      footer={<Button label={words.game.home} onPress={onHome} />}
    >
      {correcting && (
        <View role="status" style={styles.section}>
          <AppText>{words.game.correcting}</AppText>
          <Button kind="secondary" label={words.game.toTable} onPress={onTable} />
        </View>
      )}
      <Places score={score} names={names} />
      <Button kind="secondary" label={t.share.title} onPress={onShare} />
      <View style={styles.section}>
        <Heading level={2}>{words.why.title}</Heading>
        <AppText variant="caption" color="textMuted">
          {words.why.hint}
        </AppText>
        <Figures table={table} score={score} names={names} asked={asked} onAsk={setAsked} />
      </View>
      <View
        onLayout={({ nativeEvent }) => {
          whyAt.current = nativeEvent.layout.y;
        }}
      >
        {asked !== null && (
          <WhyPanel
            asked={asked}
            table={table}
            score={score}
            names={names}
            onClose={() => setAsked(null)}
          />
        )}
      </View>
      {game !== undefined && <PhotoSection id={id} offerUndo={offerUndo} />}
      {game !== undefined && <AboutGame id={id} game={game} />}
      <View style={styles.section}>
        {score.temples.length > 0 && (
          <Button kind="secondary" label={words.game.temples} onPress={onTemples} />
        )}
        <Button kind="secondary" label={words.game.correct} onPress={onTable} />
      </View>
    </Page>
  );
}

const styles = StyleSheet.create({ section: { gap: spacing.md } });

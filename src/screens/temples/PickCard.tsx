import type { ReactElement } from 'react';
import { StyleSheet } from 'react-native';
import { AppText } from '../../components/AppText';
import { Card } from '../../components/Card';
import { ChoiceChips } from '../../components/ChoiceChips';
import { Heading } from '../../components/Heading';
import type { TemplePick } from '../../engine/temples/distribute';
import { templeTokens } from '../../engine/temples/tokens';
import { pickReason } from '../../i18n/result/reasons';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';

type Props = {
  pick: TemplePick;
  /** From 0. */
  turn: number;
  picks: readonly TemplePick[];
  names: readonly string[];
  onToken: (token: number) => void;
};

/** One picker: what they show, why it is their turn, and what they take. */
export function PickCard({ pick, turn, picks, names, onToken }: Props): ReactElement {
  const { t } = useTranslations();
  const words = t.result.temples;
  const name = names[pick.seat] ?? '';
  const before = picks.slice(0, turn).map(({ token }) => token);
  // What was picked before is gone; everything else is the picker's to choose.
  const left = templeTokens(names.length).filter((token) => !before.includes(token));
  const shown = [
    t.counts.temples(pick.symbols),
    pick.mystic === null ? words.noMystic : words.mystic(pick.mystic.value),
  ];
  return (
    <Card style={styles.card}>
      <Heading level={2}>{words.pick(turn + 1, name)}</Heading>
      <AppText variant="caption" color="textMuted">
        {shown.join(' · ')}
      </AppText>
      <AppText>{pickReason(t, pick, picks, names)}</AppText>
      <ChoiceChips
        label={words.tokens(name)}
        options={left.map((token) => ({ value: token, label: t.counts.creationPoints(token) }))}
        isChosen={(token) => token === pick.token}
        onChoose={onToken}
      />
      {!pick.named && (
        <AppText variant="caption" color="textMuted">
          {words.proposed}
        </AppText>
      )}
    </Card>
  );
}

const styles = StyleSheet.create({ card: { gap: spacing.sm } });

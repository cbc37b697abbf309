import { useMemo, useState, type ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Svg } from 'react-native-svg';
import { AppText } from '../../components/AppText';
import { Button } from '../../components/Button';
import { Page } from '../../components/Page';
import { resultFacts } from '../../components/share/resultFacts';
import { ResultPicture } from '../../components/share/ResultPicture';
import { victoryWords } from '../../i18n/result/reasons';
import { useTranslations } from '../../i18n/useTranslations';
import { pictureOf } from '../../share/pictureOf';
import { playedAt } from '../../storage/gameId';
import type { Game } from '../../storage/gameRecord';
import { radii, spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';
import { BackBar } from '../BackBar';
import { dayWords } from '../history/dateWords';
import { shareActions, type Became, type Shared } from './shareActions';

type Props = { id: string; game: Game; onCode: () => void };

const aboutWords = (day: string, location: string) =>
  [day, location.trim()].filter((part) => part !== '').join(' · ');

/** The picture, and every way to hand the result over; each press is answered in words. */
export function SharePage({ id, game, onCode }: Props): ReactElement {
  const { t, language } = useTranslations();
  const { colors } = useTheme();
  const words = t.share;
  const [picture, setPicture] = useState<Svg | null>(null);
  const [last, setLast] = useState<{ what: Shared; became: Became } | null>(null);
  const { table, location } = game;
  const facts = useMemo(() => resultFacts(table), [table]);
  const { width, height } = facts.layout;
  const time = playedAt(id);
  const day = Number.isNaN(time) ? '' : dayWords(language, time);
  const winners = facts.placed
    .filter(({ score }) => score.place.rank === 1)
    .map(({ name }) => name);

  const draw = async () => picture && pictureOf(picture, { width, height });
  const press = async (what: Shared) => {
    setLast(null);
    const actions = shareActions(t, id, game, day, draw);
    setLast({ what, became: await actions[what]() });
  };
  const button = (what: Exclude<Shared, 'picture'>, label: string) => (
    <Button kind="secondary" label={label} onPress={() => void press(what)} />
  );
  const asked = last?.what === 'bgStats' || last?.what === 'link';
  return (
    <Page
      bar={<BackBar title={words.title} />}
      footer={
        <View style={styles.section}>
          <View role="status" aria-live="polite">
            {last !== null && (
              <AppText align="center">
                {words.status(words.what[last.what], words.became[last.became])}
              </AppText>
            )}
          </View>
          <Button label={words.picture} onPress={() => void press('picture')} />
        </View>
      }
    >
      <View
        role="img"
        aria-label={words.preview(victoryWords(t, winners))}
        accessible
        style={[styles.picture, { aspectRatio: width / height, borderColor: colors.border }]}
      >
        <ResultPicture ref={setPicture} facts={facts} about={aboutWords(day, location)} />
      </View>
      {button('text', words.text.action)}
      <Button kind="secondary" label={t.handOver.code.showGame} onPress={onCode} />
      <View style={styles.section}>
        {button('file', words.file.action)}
        <AppText variant="caption" color="textMuted">
          {words.file.about}
        </AppText>
      </View>
      <View style={styles.section}>
        {button('bgStats', words.bgStats.action)}
        <AppText variant="caption" color="textMuted">
          {words.bgStats.about}
        </AppText>
        {asked && button('link', words.bgStats.copyLink)}
      </View>
    </Page>
  );
}

const styles = StyleSheet.create({
  section: { gap: spacing.sm },
  picture: {
    width: '100%',
    maxWidth: 300,
    alignSelf: 'center',
    borderRadius: radii.md,
    borderWidth: 1,
    overflow: 'hidden',
  },
});

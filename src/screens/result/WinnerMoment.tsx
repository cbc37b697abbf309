import { useEffect, useState, type ReactElement } from 'react';
import { Animated, Easing, Platform, Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Decoration } from '../../components/Decoration';
import { MiniPyramid } from '../../components/MiniPyramid';
import { SunRays } from '../../components/SunRays';
import { displayNames } from '../../engine/displayNames';
import { scoreTable } from '../../engine/score';
import type { DraftTable } from '../../engine/table';
import { victoryWords } from '../../i18n/result/reasons';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';
import { useReducedMotion } from '../../theme/useReducedMotion';
import { useTheme } from '../../theme/useTheme';

const RISE_MS = 900;
const STAYS_MS = 2800;
const useNativeDriver = Platform.OS !== 'web';

type Props = { table: DraftTable; onEnd: () => void };

/** The one moment of gold: the sun rises over the winner's universe. A press ends it at once. */
export function WinnerMoment({ table, onEnd }: Props): ReactElement {
  const { t } = useTranslations();
  const { colors } = useTheme();
  const still = useReducedMotion();
  const [risen] = useState(() => new Animated.Value(0));
  useEffect(() => {
    const timer = setTimeout(onEnd, STAYS_MS);
    return () => clearTimeout(timer);
  }, [onEnd]);
  useEffect(() => {
    if (still === null) return undefined;
    if (still) {
      risen.setValue(1);
      return undefined;
    }
    const rise = Animated.timing(risen, {
      toValue: 1,
      duration: RISE_MS,
      easing: Easing.out(Easing.cubic),
      useNativeDriver,
    });
    rise.start();
    return () => rise.stop();
  }, [still, risen]);

  const { winners, players } = scoreTable(table);
  const names = displayNames(table.players.map(({ name }) => name));
  const winning = winners.map((seat) => names[seat] ?? '');
  const said = victoryWords(t, winning);
  const points = t.counts.creationPoints(players[winners[0] ?? 0]?.total ?? 0);
  const climb = risen.interpolate({ inputRange: [0, 1], outputRange: [80, 0] });
  const turn = risen.interpolate({ inputRange: [0, 1], outputRange: ['-40deg', '0deg'] });
  return (
    <Pressable
      role="button"
      aria-label={`${said}, ${points}. ${t.result.game.skip}`}
      onPress={onEnd}
      style={[styles.sky, { backgroundColor: colors.skyTop }]}
    >
      <Decoration style={styles.sun}>
        <Animated.View
          style={{ opacity: risen, transform: [{ translateY: climb }, { rotate: turn }] }}
        >
          <SunRays size={190} />
        </Animated.View>
      </Decoration>
      <View style={styles.pyramids}>
        {winners.map((seat) => {
          const player = table.players[seat];
          return player === undefined ? null : (
            <MiniPyramid
              key={seat}
              pyramid={player.pyramid}
              god={player.god}
              width={winners.length > 1 ? 130 : 220}
            />
          );
        })}
      </View>
      <Animated.View style={[styles.words, { opacity: risen }]}>
        <AppText variant="display" color="gold" align="center">
          {said}
        </AppText>
        <AppText variant="heading" color="star" align="center">
          {points}
        </AppText>
      </Animated.View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  sky: {
    position: 'absolute',
    inset: 0,
    alignItems: 'center',
    justifyContent: 'center',
    padding: spacing.xl,
    gap: spacing.xl,
  },
  sun: { marginBottom: -spacing.lg },
  pyramids: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: spacing.xl },
  words: { gap: spacing.sm },
});

import type { ReactElement } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { MIN_TARGET, radii, spacing } from '../theme/spacing';
import { ROOM_FOR_DRAWING_BESIDE_WORDS, useTextRoom } from '../theme/useTextRoom';
import { useTheme } from '../theme/useTheme';
import { AppText } from './AppText';
import type { UiGlyph } from './glyphs/uiGlyphs';
import { Icon } from './Icon';

type Props = { title: string; hint: string; icon: UiGlyph; onPress: () => void };

/** A large button that says where it leads and what is found there. */
export function LinkCard({ title, hint, icon, onPress }: Props): ReactElement {
  const { colors } = useTheme();
  const stacked = useTextRoom() < ROOM_FOR_DRAWING_BESIDE_WORDS;
  return (
    <Pressable
      role="button"
      aria-label={`${title}. ${hint}`}
      onPress={onPress}
      style={({ pressed }) => [
        styles.card,
        stacked ? styles.stacked : styles.beside,
        {
          backgroundColor: pressed ? colors.surfacePressed : colors.surface,
          borderColor: colors.border,
        },
      ]}
    >
      <View style={[styles.icon, { backgroundColor: colors.surfaceMuted }]}>
        <Icon name={icon} color={colors.accent} />
      </View>
      <View style={[styles.words, !stacked && styles.fill]}>
        <AppText variant="bodyStrong">{title}</AppText>
        <AppText variant="caption" color="textMuted">
          {hint}
        </AppText>
      </View>
      {!stacked && <Icon name="forward" color={colors.textMuted} size={18} />}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  card: {
    minHeight: MIN_TARGET,
    padding: spacing.lg,
    borderRadius: radii.lg,
    borderWidth: 1,
  },
  beside: { flexDirection: 'row', alignItems: 'center', gap: spacing.lg },
  stacked: { gap: spacing.md },
  icon: {
    width: 44,
    height: 44,
    borderRadius: radii.md,
    alignItems: 'center',
    justifyContent: 'center',
  },
  words: { gap: 2 },
  fill: { flex: 1 },
});

import { useState, type ReactElement } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import type { God } from '../../engine/god';
import { GODS } from '../../engine/god';
import { useTranslations } from '../../i18n/useTranslations';
import { MIN_TARGET, radii, spacing } from '../../theme/spacing';
import { useTextRoom } from '../../theme/useTextRoom';
import { useTheme } from '../../theme/useTheme';
import { AppText } from '../AppText';
import { GodGlyph } from '../GodGlyph';
import { Heading } from '../Heading';

type Props = {
  chosen: God | null;
  /** Who has a God already, by name. */
  takenBy: ReadonlyMap<God, string>;
  onChoose: (god: God) => void;
};

/** The narrowest page, in letters of the usual size, on which two names stand side by side. */
const TWO_COLUMNS = 300;

/** All ten Gods; one that lies with somebody else stays in sight and says with whom. */
export function GodChoice({ chosen, takenBy, onChoose }: Props): ReactElement {
  const { t } = useTranslations();
  const { colors } = useTheme();
  // Large letters need the whole width, or they break inside a word.
  const wide = useTextRoom() < TWO_COLUMNS;
  const [refused, setRefused] = useState<string | null>(null);
  return (
    <View style={styles.panel}>
      <Heading level={2}>{t.entry.gods.title}</Heading>
      {refused !== null && (
        <AppText role="alert" variant="label">
          {refused}
        </AppText>
      )}
      <View role="radiogroup" aria-label={t.entry.gods.title} style={styles.grid}>
        {GODS.map((god) => {
          const holder = takenBy.get(god);
          const on = god === chosen;
          const taken = holder === undefined ? '' : `, ${t.entry.gods.taken(holder)}`;
          const press = () => {
            if (holder === undefined) onChoose(god);
            else setRefused(t.entry.gods.refused(t.gods[god], holder));
          };
          return (
            <Pressable
              key={god}
              role="radio"
              aria-label={`${t.gods[god]}${taken}`}
              aria-checked={on}
              aria-disabled={holder !== undefined}
              onPress={press}
              style={[
                styles.god,
                {
                  backgroundColor: on ? colors.surfaceMuted : colors.surface,
                  borderColor: on ? colors.focus : colors.controlBorder,
                },
                holder !== undefined && styles.taken,
                wide && styles.wide,
              ]}
            >
              <View style={holder !== undefined && styles.faint}>
                <GodGlyph god={god} size={36} />
              </View>
              <View style={styles.words}>
                <AppText variant="caption">{t.gods[god]}</AppText>
                {holder !== undefined && (
                  <AppText variant="caption" color="textMuted">
                    {t.entry.gods.taken(holder)}
                  </AppText>
                )}
              </View>
            </Pressable>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: spacing.sm },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.xs },
  god: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: spacing.sm,
    flexGrow: 1,
    flexBasis: '46%',
    minWidth: 168,
    minHeight: MIN_TARGET,
    paddingHorizontal: spacing.sm,
    paddingVertical: spacing.xs,
    borderRadius: radii.md,
    borderWidth: 2,
  },
  wide: { flexBasis: '100%' },
  taken: { borderStyle: 'dashed' },
  faint: { opacity: 0.45 },
  words: { flex: 1 },
});

import type { ReactElement } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import type { Region } from '../../engine/tile';
import { useTranslations } from '../../i18n/useTranslations';
import { MIN_TARGET, radii, spacing } from '../../theme/spacing';
import { useTextRoom } from '../../theme/useTextRoom';
import { useTheme } from '../../theme/useTheme';
import { AppText } from '../AppText';
import { Decoration } from '../Decoration';
import { GLYPH_GRID } from '../glyphs/glyph';
import { GlyphShape } from '../glyphs/GlyphShape';
import { tileGlyphs } from '../glyphs/tileGlyphs';
import { effectColumns } from './effectColumns';

type Type = Region['type'];
type Props = { effects: readonly Type[]; chosen: Type; onChoose: (type: Type) => void };

const DRAWING = 22;

/** All effects by drawing and name, as many to a row as their names allow. */
export function EffectChoice({ effects, chosen, onChoose }: Props): ReactElement {
  const { t } = useTranslations();
  const { colors } = useTheme();
  const room = useTextRoom() - 2 * spacing.md;
  const columns = effectColumns(
    effects.map((type) => t.tiles[type]),
    room,
  );
  return (
    <View role="radiogroup" aria-label={t.entry.form.effect} style={styles.grid}>
      {effects.map((type) => {
        const on = type === chosen;
        return (
          <Pressable
            key={type}
            role="radio"
            aria-label={t.tiles[type]}
            aria-checked={on}
            onPress={() => onChoose(type)}
            style={[
              styles.box,
              { flexBasis: `${Math.floor(88 / columns)}%` },
              on
                ? { backgroundColor: colors.primary, borderColor: colors.primary }
                : { backgroundColor: colors.surface, borderColor: colors.controlBorder },
            ]}
          >
            <Decoration>
              <Svg width={DRAWING} height={DRAWING} viewBox={`0 0 ${GLYPH_GRID} ${GLYPH_GRID}`}>
                <GlyphShape glyph={tileGlyphs[type]} ink={on ? colors.onPrimary : colors.text} />
              </Svg>
            </Decoration>
            <AppText
              variant="caption"
              color={on ? 'onPrimary' : 'text'}
              align="center"
              numberOfLines={2}
            >
              {t.tiles[type]}
            </AppText>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.xs },
  box: {
    flexGrow: 1,
    minHeight: MIN_TARGET,
    paddingHorizontal: 2,
    paddingVertical: 2,
    borderRadius: radii.md,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
});

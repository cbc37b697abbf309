import { memo, type ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Color, Wilderness } from '../../engine/tile';
import { COLORS } from '../../engine/tile';
import { useTranslations } from '../../i18n/useTranslations';
import { MIN_TARGET, radii, spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';
import { ColorMark } from '../ColorMark';
import { Press } from './Press';
import { TileDrawing } from './TileDrawing';

type Props = {
  chosen: Color | null;
  onColor: (color: Color) => void;
  onWilderness: () => void;
};

const WILDERNESS: Wilderness = { type: 'wilderness' };
const DRAWING = 48;

/** Row one of the palette: a colour is chosen and stays; a Wilderness is placed at once. */
function ColorRowView({ chosen, onColor, onWilderness }: Props): ReactElement {
  const { t } = useTranslations();
  const { colors } = useTheme();
  return (
    <View style={styles.row}>
      <View role="radiogroup" aria-label={t.entry.palette.colors} style={styles.colors}>
        {COLORS.map((color) => {
          const on = color === chosen;
          return (
            <Press
              key={color}
              label={t.colors[color]}
              checked={on}
              onPress={() => onColor(color)}
              style={[
                styles.box,
                on
                  ? { borderColor: colors.focus, backgroundColor: colors.surfaceMuted }
                  : styles.plain,
              ]}
            >
              <ColorMark color={color} size={DRAWING} />
            </Press>
          );
        })}
      </View>
      <Press
        label={t.entry.palette.wilderness}
        onPress={onWilderness}
        style={[styles.box, styles.wilderness, styles.plain]}
      >
        <TileDrawing tile={WILDERNESS} size={DRAWING} />
      </Press>
    </View>
  );
}

export const ColorRow = memo(ColorRowView);

const styles = StyleSheet.create({
  row: { flexDirection: 'row' },
  colors: { flexDirection: 'row', flex: 5 },
  box: {
    flex: 1,
    minWidth: MIN_TARGET,
    height: DRAWING + 10,
    borderWidth: 3,
    borderRadius: radii.md,
    alignItems: 'center',
    justifyContent: 'center',
  },
  wilderness: { marginLeft: spacing.xs },
  plain: { borderColor: 'transparent' },
});

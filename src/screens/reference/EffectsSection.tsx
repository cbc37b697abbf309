import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { TileGlyph } from '../../components/TileGlyph';
import { TILE_TYPES, type Color, type TileType } from '../../engine/tile';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';
import { ColorMarks } from './ColorMarks';
import { Entry } from './Entry';

/** The colour that carries an effect; none where the rulebook ties it to no colour. */
const CARRIED_BY: Record<TileType, Color | undefined> = {
  wilderness: undefined,
  village: 'yellow',
  volcano: 'red',
  forest: 'green',
  irrigation: 'blue',
  temple: 'white',
  sacredStone: undefined,
  farm: 'yellow',
  proselytism: undefined,
};

export function EffectsSection(): ReactElement {
  const { t } = useTranslations();
  return (
    <View style={styles.list}>
      {TILE_TYPES.map((type) => (
        <Entry
          key={type}
          glyph={<TileGlyph type={type} color={CARRIED_BY[type]} size={52} />}
          name={t.tiles[type]}
          text={t.reference.effects[type]}
        />
      ))}
      <ColorMarks />
    </View>
  );
}

const styles = StyleSheet.create({ list: { gap: spacing.md } });

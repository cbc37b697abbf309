import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Cell } from '../../engine/geometry';
import { POSITIONS, ROW_LENGTHS } from '../../engine/geometry';
import { useTranslations } from '../../i18n/useTranslations';
import { sentenceCase } from '../../i18n/sentenceCase';
import { PyramidCell, type CellLook } from './PyramidCell';

type Props = {
  looks: readonly CellLook[];
  cursor: Cell | null;
  size: number;
  onCell: (cell: Cell) => void;
};

const ROWS = ROW_LENGTHS.map((_, row) => row);

/** The pyramid as it lies on the table. It is read from the base, and drawn with the base below. */
export function PyramidGrid({ looks, cursor, size, onCell }: Props): ReactElement {
  const { t } = useTranslations();
  return (
    <View role="group" aria-label={sentenceCase(t.terms.pyramid)} style={styles.pyramid}>
      {ROWS.map((row) => (
        <View key={row} style={styles.row}>
          {looks
            .filter(({ cell }) => POSITIONS[cell].row === row)
            .map((look) => (
              <PyramidCell
                key={look.cell}
                {...look}
                current={look.cell === cursor}
                size={size}
                onPress={onCell}
              />
            ))}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  pyramid: { flexDirection: 'column-reverse', alignItems: 'center' },
  row: { flexDirection: 'row' },
});

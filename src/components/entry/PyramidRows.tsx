import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Cell } from '../../engine/geometry';
import { CELLS, POSITIONS, ROW_LENGTHS } from '../../engine/geometry';
import { useTranslations } from '../../i18n/useTranslations';
import { sentenceCase } from '../../i18n/sentenceCase';

const ROWS = ROW_LENGTHS.map((_, row) => CELLS.filter((cell) => POSITIONS[cell].row === row));

type Props = { drawCell: (cell: Cell) => ReactElement };

/** The pyramid as it lies on the table. It is read from the base, and drawn with the base below. */
export function PyramidRows({ drawCell }: Props): ReactElement {
  const { t } = useTranslations();
  return (
    <View role="group" aria-label={sentenceCase(t.terms.pyramid)} style={styles.pyramid}>
      {ROWS.map((cells, row) => (
        <View key={row} style={styles.row}>
          {cells.map(drawCell)}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  pyramid: { flexDirection: 'column-reverse', alignItems: 'center' },
  row: { flexDirection: 'row' },
});

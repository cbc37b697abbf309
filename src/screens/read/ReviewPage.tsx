import { useState, type ReactElement } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Button } from '../../components/Button';
import { PyramidGrid } from '../../components/entry/PyramidGrid';
import { Heading } from '../../components/Heading';
import { Page } from '../../components/Page';
import { Toggle } from '../../components/Toggle';
import type { Cell, Pyramid } from '../../engine/geometry';
import { CELLS } from '../../engine/geometry';
import type { DraftPyramid } from '../../engine/table';
import { placeWords } from '../../i18n/entry/tileLabel';
import { useTranslations } from '../../i18n/useTranslations';
import type { CellReading } from '../../reader/readPyramid';
import { SHOWN } from '../../reader/shown';
import { MAX_CONTENT_WIDTH, MIN_TARGET, spacing } from '../../theme/spacing';
import { BackBar } from '../BackBar';
import { ColorChips } from './ColorChips';
import { choicesOf, differsFrom, staysAt, withChoice, type Choice, type Choices } from './review';
import { reviewLooks } from './reviewLooks';

type Props = {
  cells: Pyramid<CellReading>;
  /** What is entered already. */
  pyramid: DraftPyramid;
  onAccept: (choices: Choices, overwrite: boolean) => void;
  onAgain: () => void;
};

/** What was read, before it counts: the sure in their cells, the unsure asked about, all to be mended. */
export function ReviewPage({ cells, pyramid, onAccept, onAgain }: Props): ReactElement {
  const { t } = useTranslations();
  const words = t.reading;
  const { width } = useWindowDimensions();
  const [choices, setChoices] = useState(() => choicesOf(cells));
  const [overwrite, setOverwrite] = useState(false);
  const [mending, setMending] = useState<Cell | null>(null);
  const room = Math.min(width - 2 * spacing.lg, MAX_CONTENT_WIDTH);
  const size = Math.max(MIN_TARGET, Math.floor(room / 5));
  // They stay in the list when answered, for an answer can be a slip.
  const unsure = CELLS.filter((cell) => !cells[cell].sure && !staysAt(pyramid, cell, overwrite));
  const sure = CELLS.filter((cell) => cells[cell].sure).length;
  const choose = (cell: Cell) => (choice: Choice) => {
    setChoices(withChoice(choices, cell, choice));
    setMending(null);
  };
  return (
    <Page
      bar={<BackBar title={words.title} />}
      footer={<Button label={words.accept} onPress={() => onAccept(choices, overwrite)} />}
    >
      <View style={styles.section}>
        <AppText>{words.review(t.counts.tiles(sure))}</AppText>
        <PyramidGrid
          looks={reviewLooks(t, { cells, choices, pyramid, overwrite })}
          cursor={mending}
          size={size}
          onCell={(cell) => setMending(cell === mending ? null : cell)}
        />
        {mending !== null && (
          <ColorChips
            label={words.mend(placeWords(t, mending))}
            options={[...SHOWN, 'empty']}
            chosen={choices[mending]}
            onChoose={choose(mending)}
          />
        )}
      </View>
      {unsure.length > 0 && (
        <View style={styles.section}>
          <Heading level={2}>{words.unsure}</Heading>
          {unsure.map((cell) => (
            <ColorChips
              key={cell}
              label={words.unsureCell(placeWords(t, cell))}
              options={[cells[cell].shown, cells[cell].second]}
              chosen={choices[cell]}
              onChoose={choose(cell)}
            />
          ))}
        </View>
      )}
      {differsFrom(pyramid, choices) && (
        <Toggle
          label={words.overwrite}
          text={words.overwriteText}
          on={overwrite}
          onChange={setOverwrite}
        />
      )}
      <Button kind="secondary" label={words.again} onPress={onAgain} />
    </Page>
  );
}

const styles = StyleSheet.create({ section: { gap: spacing.md } });

import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';
import { AppText } from '../AppText';
import { Button } from '../Button';
import { Heading } from '../Heading';

type Props = {
  name: string;
  total: number;
  /** One pyramid without a table. */
  solo: boolean;
  /** The next player whose pyramid is not finished. */
  next: string | null;
  onNext: () => void;
  /** To the table, or to the code that hands a pyramid by itself over. */
  onGoOn: () => void;
};

/** A pyramid with nothing missing, and the way on. */
export function DonePanel({ name, total, solo, next, onNext, onGoOn }: Props): ReactElement {
  const { t } = useTranslations();
  const words = t.entry.done;
  const points = t.counts.creationPoints(total);
  if (solo) {
    return (
      <View style={styles.panel}>
        <Heading level={2} aria-live="polite">
          {words.solo(points)}
        </Heading>
        <Button label={t.handOver.code.showPyramid} onPress={onGoOn} />
      </View>
    );
  }
  return (
    <View style={styles.panel}>
      <View aria-live="polite">
        <Heading level={2}>{words.complete(name)}</Heading>
        <AppText color="textMuted">{words.points(points)}</AppText>
      </View>
      {next !== null && <Button label={words.next(next)} onPress={onNext} />}
      <Button
        kind={next === null ? 'primary' : 'secondary'}
        label={words.toTable}
        onPress={onGoOn}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: spacing.md },
});

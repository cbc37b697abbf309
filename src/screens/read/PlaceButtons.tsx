import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { shifted, zoomed, type Placement, type Size } from '../../camera/placement';
import { ChipButton } from '../../components/ChipButton';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';

const ZOOM = 1.1;
const STEP = 8;

type Props = { placement: Placement; view: Size; onPlace: (placement: Placement) => void };

/** Zooming, and for who does not drag, every direction by a press. */
export function PlaceButtons({ placement, view, onPlace }: Props): ReactElement {
  const words = useTranslations().t.reading;
  const ways: readonly (readonly [string, Placement])[] = [
    [words.larger, zoomed(placement, view, ZOOM)],
    [words.smaller, zoomed(placement, view, 1 / ZOOM)],
    [words.left, shifted(placement, -STEP, 0)],
    [words.right, shifted(placement, STEP, 0)],
    [words.up, shifted(placement, 0, -STEP)],
    [words.down, shifted(placement, 0, STEP)],
  ];
  return (
    <View style={styles.buttons}>
      {ways.map(([text, to]) => (
        <ChipButton key={text} text={text} onPress={() => onPlace(to)} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.sm },
});

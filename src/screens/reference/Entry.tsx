import type { ReactElement, ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { Card } from '../../components/Card';
import { Heading } from '../../components/Heading';
import { spacing } from '../../theme/spacing';
import { ROOM_FOR_DRAWING_BESIDE_WORDS, useTextRoom } from '../../theme/useTextRoom';

type Props = { glyph: ReactNode; name: string; text: string };

/** One thing that can be looked up: its drawing, its name, what it does. */
export function Entry({ glyph, name, text }: Props): ReactElement {
  const stacked = useTextRoom() < ROOM_FOR_DRAWING_BESIDE_WORDS;
  return (
    <Card style={stacked ? styles.stacked : styles.beside}>
      {glyph}
      <View style={[styles.words, !stacked && styles.fill]}>
        <Heading level={3}>{name}</Heading>
        <AppText>{text}</AppText>
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  beside: { flexDirection: 'row', gap: spacing.lg },
  stacked: { gap: spacing.md },
  words: { gap: 2 },
  fill: { flex: 1 },
});

import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Tile } from '../../engine/tile';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';
import { AppText } from '../AppText';
import { Button } from '../Button';
import { TokenSwitch } from './TokenSwitch';

type Props = {
  tile: Tile;
  /** Place, tile, what it scores and why, in words. */
  title: string;
  explanation: string;
  onToken: (cancelled: boolean) => void;
  onChange: () => void;
  onSwap: () => void;
  onClear: () => void;
  onDone: () => void;
};

/** A placed tile, in the palette's place: what it scores, why, and what can be done to it. */
export function TileSheet(props: Props): ReactElement {
  const { tile, title, explanation } = props;
  const { t } = useTranslations();
  const words = t.entry.sheet;
  return (
    <View role="group" aria-label={words.label} style={styles.panel}>
      <View aria-live="polite">
        <AppText variant="bodyStrong">{title}</AppText>
        <AppText>{explanation}</AppText>
      </View>
      {'cancelled' in tile && (
        <View style={styles.row}>
          <TokenSwitch label={words.token} on={tile.cancelled} onChange={props.onToken} />
        </View>
      )}
      <View style={styles.row}>
        <Button kind="secondary" label={words.change} onPress={props.onChange} />
        <Button kind="secondary" label={words.swap} onPress={props.onSwap} />
        <Button kind="secondary" label={words.clear} onPress={props.onClear} />
      </View>
      <Button label={words.done} onPress={props.onDone} />
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: spacing.md },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.sm },
});

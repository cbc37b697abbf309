import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Region } from '../../engine/tile';
import { faceWords } from '../../i18n/tileWords';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';
import { AppText } from '../AppText';
import { Button } from '../Button';
import { Decoration } from '../Decoration';
import { IconButton } from '../IconButton';
import { TileDrawing } from './TileDrawing';

type Props = {
  /** The tile as told, once it can be placed. */
  tile: Region | null;
  /** What is still to be told. */
  gap: string;
  onPlace: () => void;
  /** Back to known tiles, where there are any. */
  onClose: (() => void) | null;
};

/** Stays at the bottom: the tile that is being told, and the press that places it. */
export function FormFoot({ tile, gap, onPlace, onClose }: Props): ReactElement {
  const { t } = useTranslations();
  const { colors } = useTheme();
  return (
    <View style={[styles.foot, { borderTopColor: colors.border }]}>
      {onClose !== null && <IconButton icon="back" label={t.entry.form.known} onPress={onClose} />}
      {tile !== null && (
        <Decoration>
          <TileDrawing tile={tile} size={44} />
        </Decoration>
      )}
      <AppText variant="caption" color="textMuted" numberOfLines={3} style={styles.words}>
        {tile === null ? gap : faceWords(t, tile)}
      </AppText>
      <Button label={t.entry.form.place} disabled={tile === null} onPress={onPlace} />
    </View>
  );
}

const styles = StyleSheet.create({
  foot: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: spacing.sm,
    paddingTop: spacing.sm,
    borderTopWidth: 1,
  },
  words: { flex: 1 },
});

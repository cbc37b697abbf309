import { useNavigation } from '@react-navigation/native';
import type { ReactElement } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import { ToolIcon } from '../../components/ToolIcon';
import { useTranslations } from '../../i18n/useTranslations';
import { usePhoto } from '../../storage/photos/usePhoto';
import { radii } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';
import { PhotoImage } from './PhotoImage';

const SIZE = 56;
/** A list that is thrown fetches no photo of what only flies by. */
const WAIT_MS = 120;

type Props = { id: string; which: string };

/** A game's photo in the list, where it has one; it leads to the whole of it. */
export function PhotoThumb({ id, which }: Props): ReactElement | null {
  const { t } = useTranslations();
  const { colors } = useTheme();
  const navigation = useNavigation();
  const reading = usePhoto(id);
  if (reading === undefined) return null;
  const broken = <ToolIcon name="warning" color={colors.textMuted} />;
  return (
    <Pressable
      role="button"
      aria-label={t.photo.of(which)}
      onPress={() => navigation.navigate('Photo', { id })}
      style={({ pressed }) => [
        styles.box,
        { backgroundColor: colors.surfaceMuted, borderColor: colors.border },
        pressed && styles.pressed,
      ]}
    >
      {reading.ok ? <PhotoImage photo={reading.value} broken={broken} wait={WAIT_MS} /> : broken}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  box: {
    width: SIZE,
    height: SIZE,
    borderRadius: radii.md,
    borderWidth: 1,
    overflow: 'hidden',
    alignItems: 'center',
    justifyContent: 'center',
  },
  pressed: { opacity: 0.7 },
});

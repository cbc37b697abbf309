import type { ReactElement } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { useTranslations } from '../../i18n/useTranslations';
import type { Photo } from '../../storage/photos/photoRecord';
import { radii, spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';
import { PhotoImage } from './PhotoImage';

type Props = { photo: Photo; onPress: () => void };

/** The photo on a page, as wide as the page; one that is higher than wide is cut to a square. */
export function PhotoButton({ photo, onPress }: Props): ReactElement {
  const { t } = useTranslations();
  const { colors } = useTheme();
  const aspectRatio = Math.max(1, photo.width / photo.height);
  return (
    <Pressable
      role="button"
      aria-label={t.photo.open}
      onPress={onPress}
      style={({ pressed }) => [
        styles.box,
        { aspectRatio, backgroundColor: colors.surfaceMuted },
        pressed && styles.pressed,
      ]}
    >
      <PhotoImage
        photo={photo}
        broken={
          <View style={styles.broken}>
            <AppText role="alert">{t.photo.unreadable}</AppText>
          </View>
        }
      />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  box: { width: '100%', borderRadius: radii.lg, overflow: 'hidden', justifyContent: 'center' },
  pressed: { opacity: 0.8 },
  broken: { padding: spacing.lg },
});

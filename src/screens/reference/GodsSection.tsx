import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { GodGlyph } from '../../components/GodGlyph';
import { GODS } from '../../engine/god';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';
import { Entry } from './Entry';

export function GodsSection(): ReactElement {
  const { t } = useTranslations();
  return (
    <View style={styles.list}>
      {GODS.map((god) => (
        <Entry
          key={god}
          glyph={<GodGlyph god={god} size={52} />}
          name={t.gods[god]}
          text={t.reference.gods[god]}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ list: { gap: spacing.md } });

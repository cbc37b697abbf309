import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../../components/AppText';
import { MiniPyramid } from '../../components/MiniPyramid';
import type { DraftPlayer } from '../../engine/table';
import { useTranslations } from '../../i18n/useTranslations';
import { spacing } from '../../theme/spacing';
import { playerFacts } from '../playerFacts';

/** A pyramid that was scanned, small, with what came along. */
export function PyramidFacts({ player }: { player: DraftPlayer }): ReactElement {
  const { t } = useTranslations();
  return (
    <View style={styles.row}>
      <MiniPyramid pyramid={player.pyramid} god={player.god} />
      <View style={styles.facts}>
        {playerFacts(t, player).map((fact) => (
          <AppText key={fact} color="textMuted">
            {fact}
          </AppText>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: spacing.lg },
  facts: { flexShrink: 1 },
});

import { memo, type ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { CELLS } from '../../engine/geometry';
import type { DraftPlayer } from '../../engine/table';
import { useTranslations } from '../../i18n/useTranslations';
import { AppText } from '../AppText';
import { GodButton } from './GodButton';
import { WorshipersButton } from './WorshipersButton';

type Props = {
  player: Pick<DraftPlayer, 'god' | 'godCancelled' | 'worshipers'>;
  total: number;
  placed: number;
  current: 'god' | 'worshipers' | null;
  onGod: () => void;
  onWorshipers: () => void;
};

/** The pyramid's apex: the God, between what the pyramid is worth and the Worshipers left. */
export const StatusLine = memo(function StatusLine(props: Props): ReactElement {
  const { player, total, placed, current } = props;
  const { t } = useTranslations();
  const points = t.counts.creationPoints(total);
  const progress = t.entry.status.progress(placed, CELLS.length);
  return (
    <View style={styles.line}>
      <View
        accessible
        aria-label={`${t.entry.status.total(points)}, ${progress}`}
        style={styles.side}
      >
        <AppText variant="heading">{points}</AppText>
        <AppText variant="caption" color="textMuted">
          {progress}
        </AppText>
      </View>
      <GodButton
        god={player.god}
        cancelled={player.godCancelled}
        current={current === 'god'}
        onPress={props.onGod}
      />
      <View style={[styles.side, styles.right]}>
        <WorshipersButton
          count={player.worshipers}
          current={current === 'worshipers'}
          onPress={props.onWorshipers}
        />
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', width: '100%', paddingVertical: 2 },
  side: { flex: 1, minWidth: 0, justifyContent: 'center' },
  right: { alignItems: 'flex-end' },
});

import type { ReactElement } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import type { God } from '../../engine/god';
import { sentenceCase } from '../../i18n/sentenceCase';
import { useTranslations } from '../../i18n/useTranslations';
import { MIN_TARGET, radii, spacing } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';
import { AppText } from '../AppText';
import { GodGlyph } from '../GodGlyph';
import { ToolIcon } from '../ToolIcon';
import { currentState } from './currentState';

type Props = {
  total: number;
  placed: number;
  all: number;
  god: God | null;
  /** Death under its Cancelation token. */
  godCancelled: boolean;
  worshipers: number | null;
  current: 'god' | 'worshipers' | null;
  onGod: () => void;
  onWorshipers: () => void;
};

const MEDAL = 48;
const DASH = '\u2013';

/** The pyramid's apex: the God, with what the pyramid is worth on one side and Worshipers on the other. */
export function StatusLine(props: Props): ReactElement {
  const { total, placed, all, god, worshipers, current } = props;
  const { t } = useTranslations();
  const { colors } = useTheme();
  const words = t.entry.status;
  const token = props.godCancelled ? `, ${t.terms.cancelationToken}` : '';
  const godName = god === null ? words.unknown : `${t.gods[god]}${token}`;
  return (
    <View style={styles.line}>
      <View
        accessible
        aria-label={`${words.total(t.counts.creationPoints(total))}, ${words.progress(placed, all)}`}
        style={styles.side}
      >
        <AppText variant="heading">{t.counts.creationPoints(total)}</AppText>
        <AppText variant="caption" color="textMuted">
          {words.progress(placed, all)}
        </AppText>
      </View>
      <Pressable
        role="button"
        aria-label={words.god(godName)}
        {...currentState(current === 'god')}
        onPress={props.onGod}
        style={[styles.apex, { borderColor: current === 'god' ? colors.focus : 'transparent' }]}
      >
        {god === null ? (
          <View style={[styles.empty, { borderColor: colors.controlBorder }]}>
            <ToolIcon name="more" color={colors.textMuted} />
          </View>
        ) : (
          <GodGlyph god={god} size={MEDAL} />
        )}
        {props.godCancelled && (
          <View style={[styles.token, { backgroundColor: colors.text }]}>
            <ToolIcon name="remove" color={colors.background} size={16} />
          </View>
        )}
      </Pressable>
      <View style={[styles.side, styles.right]}>
        <Pressable
          role="button"
          aria-label={words.worshipers(worshipers === null ? words.unknown : String(worshipers))}
          {...currentState(current === 'worshipers')}
          onPress={props.onWorshipers}
          style={[
            styles.worshipers,
            { backgroundColor: colors.surface, borderColor: colors.controlBorder },
            current === 'worshipers' && { borderColor: colors.focus },
          ]}
        >
          <AppText variant="heading">{worshipers ?? DASH}</AppText>
          <AppText variant="caption" color="textMuted">
            {sentenceCase(t.terms.worshipers)}
          </AppText>
        </Pressable>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', width: '100%', paddingVertical: 2 },
  side: {
    flex: 1,
    minWidth: 0,
    minHeight: MIN_TARGET,
    justifyContent: 'center',
    borderRadius: radii.md,
  },
  right: { alignItems: 'flex-end' },
  worshipers: {
    alignItems: 'center',
    maxWidth: '100%',
    minHeight: MIN_TARGET,
    borderWidth: 2,
    borderRadius: radii.md,
    paddingHorizontal: spacing.xs,
    minWidth: 96,
  },
  apex: { borderWidth: 3, borderRadius: radii.round, padding: 2 },
  empty: {
    width: MEDAL,
    height: MEDAL,
    borderRadius: radii.round,
    borderWidth: 1,
    borderStyle: 'dashed',
    alignItems: 'center',
    justifyContent: 'center',
  },
  token: { position: 'absolute', right: 0, bottom: 0, borderRadius: radii.round, padding: 2 },
});

import { memo, type ReactElement } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import type { God } from '../../engine/god';
import { useTranslations } from '../../i18n/useTranslations';
import { radii } from '../../theme/spacing';
import { useTheme } from '../../theme/useTheme';
import { GodGlyph } from '../GodGlyph';
import { ToolIcon } from '../ToolIcon';
import { currentState } from './currentState';

type Props = {
  god: God | null;
  /** Death under its Cancelation token. */
  cancelled: boolean;
  current: boolean;
  onPress: () => void;
};

const MEDAL = 48;

/** The God at the apex, or the place where it goes. */
export const GodButton = memo(function GodButton(props: Props): ReactElement {
  const { god, cancelled, current, onPress } = props;
  const { t } = useTranslations();
  const { colors } = useTheme();
  const words = t.entry.status;
  const token = cancelled ? `, ${t.terms.cancelationToken}` : '';
  return (
    <Pressable
      role="button"
      aria-label={words.god(god === null ? words.unknown : `${t.gods[god]}${token}`)}
      {...currentState(current)}
      onPress={onPress}
      style={[styles.apex, { borderColor: current ? colors.focus : 'transparent' }]}
    >
      {god === null ? (
        <View style={[styles.empty, { borderColor: colors.controlBorder }]}>
          <ToolIcon name="more" color={colors.textMuted} />
        </View>
      ) : (
        <GodGlyph god={god} size={MEDAL} />
      )}
      {cancelled && (
        <View style={[styles.token, { backgroundColor: colors.text }]}>
          <ToolIcon name="remove" color={colors.background} size={16} />
        </View>
      )}
    </Pressable>
  );
});

const styles = StyleSheet.create({
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

import type { BottomTabBarProps } from '@react-navigation/bottom-tabs';
import type { ReactElement } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText } from '../components/AppText';
import type { UiGlyph } from '../components/glyphs/uiGlyphs';
import { Icon } from '../components/Icon';
import { useTranslations } from '../i18n/useTranslations';
import { MIN_TARGET, radii, spacing } from '../theme/spacing';
import { useTheme } from '../theme/useTheme';
import type { TabName } from './tabNames';

const ICONS: Record<TabName, UiGlyph> = {
  Score: 'score',
  History: 'history',
  Statistics: 'statistics',
  Reference: 'reference',
};
const KEYS = {
  Score: 'score',
  History: 'history',
  Statistics: 'statistics',
  Reference: 'reference',
} as const satisfies Record<TabName, string>;

/**
 * Our own bar, because the stock one has a fixed height that cuts large text off, and because its
 * labels come from options, which cannot follow the language.
 */
export function TabBar({ state, navigation, insets }: BottomTabBarProps): ReactElement {
  const { t } = useTranslations();
  const { colors } = useTheme();
  return (
    <View
      style={[
        styles.bar,
        {
          backgroundColor: colors.surface,
          borderColor: colors.border,
          paddingBottom: insets.bottom + spacing.xs,
          paddingLeft: insets.left,
          paddingRight: insets.right,
        },
      ]}
    >
      <View role="tablist" aria-label={t.tabs.label} style={styles.tabs}>
        {state.routes.map((route, index) => {
          const name = route.name as TabName;
          const selected = index === state.index;
          const color = selected ? 'accent' : 'textMuted';
          const open = () => {
            const event = navigation.emit({
              type: 'tabPress',
              target: route.key,
              canPreventDefault: true,
            });
            if (!selected && !event.defaultPrevented) navigation.navigate(route.name, route.params);
          };
          return (
            <Pressable
              key={route.key}
              role="tab"
              aria-label={t.tabs[KEYS[name]]}
              aria-selected={selected}
              onPress={open}
              onLongPress={() => navigation.emit({ type: 'tabLongPress', target: route.key })}
              style={styles.tab}
            >
              <View style={[styles.pill, selected && { backgroundColor: colors.surfaceMuted }]}>
                <Icon name={ICONS[name]} color={colors[color]} />
              </View>
              <AppText variant="caption" color={color} align="center">
                {t.tabs[KEYS[name]]}
              </AppText>
            </Pressable>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { borderTopWidth: 1, alignItems: 'center' },
  tabs: { flexDirection: 'row', width: '100%', maxWidth: 480 },
  tab: {
    flex: 1,
    minHeight: MIN_TARGET,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    paddingVertical: spacing.sm,
    borderRadius: radii.md,
  },
  // The chosen tab is told by a shape behind its icon, not by colour alone.
  pill: {
    paddingHorizontal: spacing.xl,
    paddingVertical: spacing.xs,
    borderRadius: radii.lg,
  },
});

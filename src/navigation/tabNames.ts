export const TAB_NAMES = ['Score', 'History', 'Statistics', 'Reference'] as const;
export type TabName = (typeof TAB_NAMES)[number];

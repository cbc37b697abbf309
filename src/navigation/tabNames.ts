export const TAB_NAMES = ['Score', 'Reference'] as const;
export type TabName = (typeof TAB_NAMES)[number];

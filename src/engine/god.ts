export const GODS = [
  'apprentice',
  'idleness',
  'technology',
  'equilibrium',
  'death',
  'love',
  'oceans',
  'fire',
  'nature',
  'harvests',
] as const;
export type God = (typeof GODS)[number];

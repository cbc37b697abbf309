/** What changes with the number of players. */
export type SetupRow = {
  players: number;
  removed: number;
  gods: number;
  temples: readonly number[];
};

export const SETUP_BY_PLAYERS: readonly SetupRow[] = [
  { players: 2, removed: 28, gods: 3, temples: [2, 7] },
  { players: 3, removed: 14, gods: 4, temples: [2, 4, 9] },
  { players: 4, removed: 0, gods: 5, temples: [2, 4, 7, 11] },
];

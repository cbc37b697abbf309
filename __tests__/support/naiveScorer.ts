// A deliberately naive scorer, an oracle for the tests: it reads the rulebook sentence by sentence
// (quoted), imports nothing and shares nothing with the engine. It expects an already valid table.
type Maybe<Fields> = { [key in keyof Fields]?: Fields[key] | undefined };
export type NaiveTile = { type: string } & Maybe<{
  [field in 'level' | 'points' | 'temples' | 'mystic']: number;
}> &
  Maybe<{ color: string; cancelled: boolean }> &
  Maybe<{ needs: Maybe<{ count: number; colors: readonly string[]; color: string }> }>;
export type NaiveSeat = { name: string; god: string | null; worshipers: number } & {
  pyramid: readonly (readonly (NaiveTile | null)[])[];
} & Maybe<{ godCancelled: boolean }>;
export type NaiveTable = { players: readonly NaiveSeat[] } & Maybe<{
  format: string;
  rulings: Maybe<{ mostNeedsOne: boolean; mysticFrom: string }>;
  templeTieOrder: readonly number[];
  templePicks: readonly (number | null)[];
}>;
export type NaiveProblem = { code: string; seat?: number; row?: number; col?: number };
export type NaiveTemple = { seat: number; symbols: number; mystic: number | null; token: number };
export type NaivePlayer = { seat: number; name: string; tiles: number[][]; regions: number } & {
  [part in 'wilderness' | 'temple' | 'god' | 'total' | 'worshipers' | 'rank']: number;
};
export type NaiveScore = { complete: boolean; winners: number[] } & {
  players: NaivePlayer[];
  temples: NaiveTemple[];
  problems: NaiveProblem[];
};

// A cell stands at (x, row) on a plane: a tile is 2 wide, each row starts 1 further to the right.
type Cell = { row: number; col: number; x: number; tile: NaiveTile | null };

const sum = (numbers: number[]): number => numbers.reduce((total, n) => total + n, 0);

// "It counts as being a tile of all colors in any event (as much for placement as for rules
// applying to other tiles)."
function shows(tile: NaiveTile | null, color: string | undefined): boolean {
  return tile !== null && (tile.type === 'wilderness' || tile.color === color);
}

// "From the second row and up, any tile must be placed on two tiles of the previous row."
function tilesBelow(cell: Cell, all: Cell[]): (NaiveTile | null)[] {
  const below = all.filter((o) => o.row === cell.row - 1 && Math.abs(o.x - cell.x) === 1);
  return below.map((o) => o.tile);
}

// "surrounded by": beside it in its row, or half a tile away in the row below or above.
function tilesAround(cell: Cell, all: Cell[]): (NaiveTile | null)[] {
  const isAt = (o: Cell, dx: number, dy: number) =>
    Math.abs(o.x - cell.x) === dx && Math.abs(o.row - cell.row) === dy;
  return all.filter((o) => isAt(o, 2, 0) || isAt(o, 1, 1)).map((o) => o.tile);
}

function isValidated(cell: Cell, all: Cell[]): boolean {
  const tile = cell.tile;
  if (tile === null || tile.type === 'wilderness') return false;
  // "If you cannot or do not want to, hide the CP value shown on this tile with a Cancelation
  // token." (Village, and likewise Volcano)
  if (tile.type === 'village' || tile.type === 'volcano') return tile.cancelled !== true;
  // "you gain the number of indicated CPs if this tile is surrounded by a number of tiles at least
  // equal to the indicated value (and which color matches one of the required colors)."
  if (tile.type === 'forest') {
    const wanted = tile.needs?.colors ?? [];
    const matching = tilesAround(cell, all).filter((o) => wanted.some((color) => shows(o, color)));
    return matching.length >= (tile.needs?.count ?? 0);
  }
  // "A tile of the indicated color must be right underneath it to validate this tile"
  if (tile.type === 'irrigation')
    return tilesBelow(cell, all).some((under) => shows(under, tile.needs?.color));
  return true;
}

export function naiveScore(table: NaiveTable): NaiveScore {
  const seats = table.players.map((player, seat) => {
    const cells: Cell[] = player.pyramid.flatMap((tiles, row) =>
      tiles.map((tile, col) => ({ row, col, x: 2 * col + row, tile })),
    );
    const only = (type: string) => cells.filter((cell) => cell.tile?.type === type);
    const count = (type: string) => only(type).length;
    const validated = (type: string) => only(type).filter((c) => isValidated(c, cells)).length;
    const symbols = sum(only('temple').map((cell) => cell.tile?.temples ?? 1));
    // "the player with the white tile bearing the highest mystic value" (PL: temple tiles only)
    const bearers = table.rulings?.mysticFrom === 'temple' ? only('temple') : cells;
    const values = bearers.flatMap((cell) => cell.tile?.mystic ?? []);
    const mystic = values.length === 0 ? null : Math.max(...values);
    return { seat, player, cells, count, validated, symbols, mystic };
  });
  type Seat = (typeof seats)[number];

  const problems: NaiveProblem[] = [];
  for (const { seat, player, cells } of seats) {
    // "The player takes the God tile of their choice among the available ones": each exists once.
    if (player.god === null) problems.push({ code: 'god-missing', seat });
    else if (seats.some((earlier) => earlier.seat < seat && earlier.player.god === player.god))
      problems.push({ code: 'god-taken-twice', seat });
    for (const cell of cells) {
      const { row, col, tile } = cell;
      if (tile === null) problems.push({ code: 'empty-cell', seat, row, col });
      // "It can be placed in a player's universe without compliance to placement rule number 3."
      if (tile === null || tile.type === 'wilderness' || row === 0) continue;
      // "At least one of those two tiles must be of the same color than the newly placed tile."
      const below = tilesBelow(cell, cells);
      if (!below.includes(null) && !below.some((under) => shows(under, tile.color)))
        problems.push({ code: 'placement-color', seat, row, col });
    }
  }

  // "The player who has the most Temples gets first pick, then players proceed in decreasing order
  // of the number of Temples. In case of a tie, the player with the white tile bearing the highest
  // mystic value picks first." After that the order that the table settled, listed seats first.
  const settled = table.templeTieOrder ?? [];
  function picksBefore(a: Seat, b: Seat): boolean {
    if (a.symbols !== b.symbols) return a.symbols > b.symbols;
    if (a.mystic !== b.mystic)
      return a.mystic !== null && (b.mystic === null || a.mystic > b.mystic);
    if (!settled.includes(a.seat)) return false;
    return !settled.includes(b.seat) || settled.indexOf(a.seat) < settled.indexOf(b.seat);
  }
  // "A player with no Temple in their universe does not gain any Temple token."
  const holders = seats.filter((s) => s.symbols > 0);
  const pickers: Seat[] = [];
  while (pickers.length < holders.length) {
    const waiting = holders.filter((s) => !pickers.includes(s));
    const next = waiting.filter((a) => !waiting.some((b) => picksBefore(b, a)));
    if (next.length > 1 && !problems.some((problem) => problem.code === 'temple-tie-open'))
      problems.push({ code: 'temple-tie-open' });
    pickers.push(...next); // level ones in seat order
  }

  // "Place the 4 Temple tokens numbered 2, 4, 7, and 11 on the table"; "Use 3 Temple tokens instead
  // of 4 (numbered 9, 4, and 2)"; "Use 2 Temple tokens instead of 4 (numbered 7 and 2)".
  const tokens = { 2: [7, 2], 3: [9, 4, 2], 4: [11, 7, 4, 2] }[seats.length as 2 | 3 | 4];
  // "distribute the Temple tokens (...): one per player." Who names none takes the highest left.
  const left = tokens.filter((token) => !(table.templePicks ?? []).includes(token));
  const temples: NaiveTemple[] = pickers.map(({ seat, symbols, mystic }) => {
    return { seat, symbols, mystic, token: table.templePicks?.[seat] ?? left.shift() ?? NaN };
  });

  function godBonus({ player: { god, godCancelled }, count, validated }: Seat): number {
    // "If you are among the players who have the most validated ... tiles at the end of the game,
    // gain 3 CPs."
    const most = (type: string) => {
      if (table.rulings?.mostNeedsOne === true && validated(type) === 0) return 0;
      return seats.every((other) => other.validated(type) <= validated(type)) ? 3 : 0;
    };
    if (god === 'oceans') return most('irrigation');
    if (god === 'fire') return most('volcano');
    if (god === 'nature') return most('forest');
    if (god === 'harvests') return most('village');
    // "Gain 2 CPs at the end of the game." and, Idleness and Love, "Gain 1 CP"
    if (god === 'apprentice') return 2;
    if (god === 'idleness' || god === 'love') return 1;
    // "If you are among the players who have the least Wilderness tiles ..., gain 3 CPs."
    if (god === 'technology')
      return seats.every((other) => count('wilderness') <= other.count('wilderness')) ? 3 : 0;
    // "if you have at least one validated Village tile, one Temple, and one validated Volcano tile"
    if (god === 'equilibrium')
      return validated('village') > 0 && count('temple') > 0 && validated('volcano') > 0 ? 3 : 0;
    // "discard 6 Worshipers from your realm to gain 3 CPs. If you cannot or do not want to, hide
    // the CP value shown on the tile with a Cancelation token."
    if (god === 'death') return godCancelled === true ? 0 : 3;
    return 0;
  }

  const players: NaivePlayer[] = seats.map((s) => {
    const { seat, cells, player } = s;
    const pointsOf = (cell: Cell): number => {
      // "A Wilderness tile is worth -1 CP at the end of the game." Idleness: "Wilderness tiles do
      // not make you lose any CP."
      if (cell.tile?.type === 'wilderness') return player.god === 'idleness' ? 0 : -1;
      // "Sacred Stone: This tile is worth 1 CP at the end of the game."
      const printed = cell.tile?.points ?? (cell.tile?.type === 'sacredStone' ? 1 : 0);
      return isValidated(cell, cells) ? printed : 0;
    };
    const tiles = [0, 1, 2, 3].map((row) => cells.filter((c) => c.row === row).map(pointsOf));
    const regions = sum(cells.filter((c) => c.tile?.type !== 'wilderness').map(pointsOf));
    const wilderness = sum(cells.filter((c) => c.tile?.type === 'wilderness').map(pointsOf));
    const temple = temples.find((t) => t.seat === seat)?.token ?? 0;
    const god = godBonus(s);
    // "the greatest number of Creation Points (CPs) in their universe (adding any points gained
    // through their God tile and Temple token) wins."
    const sums = { regions, wilderness, temple, god, total: regions + wilderness + temple + god };
    const { worshipers } = player;
    return { seat, name: player.name.trim(), tiles, ...sums, worshipers, rank: 0 };
  });
  // "Ties are broken by counting the number of remaining Worshipers among all tied players. Whoever
  // has the most Worshipers wins the game. If ties remain, the tied players share the victory."
  const isAhead = (a: NaivePlayer, b: NaivePlayer) =>
    a.total > b.total || (a.total === b.total && a.worshipers > b.worshipers);
  for (const p of players) p.rank = 1 + players.filter((other) => isAhead(other, p)).length;

  const unfinished = ['empty-cell', 'god-missing', 'temple-tie-open'];
  const complete = !problems.some((problem) => unfinished.includes(problem.code));
  const winners = players.filter((p) => p.rank === 1).map((p) => p.seat);
  return { complete, players, temples, winners, problems };
}

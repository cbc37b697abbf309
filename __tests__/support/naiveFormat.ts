/**
 * Whether `orbis-table/1` accepts a value: a second reading of the format, sharing no code with the
 * engine's, written as one plain predicate for each sentence of it.
 */
type Fields = Record<string, unknown>;

const COLORS = ['red', 'blue', 'green', 'yellow', 'white'];
const GODS =
  'apprentice idleness technology equilibrium death love oceans fire nature harvests'.split(' ');
const TOKENS: Record<number, number[]> = { 2: [7, 2], 3: [9, 4, 2], 4: [11, 7, 4, 2] };

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const hasOnly = (value: Fields, ...fields: string[]) =>
  Object.keys(value).every((field) => fields.includes(field));
const isWhole = (value: unknown, min: number, max: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
const isIn = (value: unknown, options: unknown[]) => options.includes(value);
const isLeftOutOr = (value: unknown, holds: (value: unknown) => boolean) =>
  value === undefined || holds(value);
const isBoolean = (value: unknown) => typeof value === 'boolean';
const isPoints = (value: unknown) => isWhole(value, 0, 30);
const allDifferent = (values: unknown[]) => new Set(values).size === values.length;

const OWN_FIELDS: Record<string, string[]> = {
  village: ['cancelled'],
  volcano: ['cancelled'],
  forest: ['needs'],
  irrigation: ['needs'],
  temple: ['temples'],
  sacredStone: [],
  farm: [],
  proselytism: [],
};

function acceptsNeeds(type: unknown, needs: unknown): boolean {
  if (type !== 'forest' && type !== 'irrigation') return true;
  if (!isObject(needs)) return false;
  if (type === 'irrigation') return hasOnly(needs, 'color') && isIn(needs['color'], COLORS);
  const colors = needs['colors'];
  return (
    hasOnly(needs, 'count', 'colors') &&
    isWhole(needs['count'], 1, 6) &&
    Array.isArray(colors) &&
    colors.length >= 1 &&
    colors.every((color) => isIn(color, COLORS)) &&
    allDifferent(colors)
  );
}

function acceptsTile(tile: unknown): boolean {
  if (tile === null) return true;
  if (!isObject(tile) || typeof tile['type'] !== 'string') return false;
  const { type } = tile as { type: string };
  if (type === 'wilderness') return hasOnly(tile, 'type');
  const own = Object.hasOwn(OWN_FIELDS, type) ? OWN_FIELDS[type] : undefined;
  if (own === undefined) return false;
  const mustHavePoints = ['village', 'volcano', 'forest', 'irrigation'].includes(type);
  const points = tile['points'];
  return (
    hasOnly(tile, 'type', 'color', 'points', 'level', 'mystic', ...own) &&
    isIn(tile['color'], COLORS) &&
    (mustHavePoints ? isPoints(points) : isLeftOutOr(points, isPoints)) &&
    isLeftOutOr(tile['level'], (level) => isWhole(level, 1, 3)) &&
    isLeftOutOr(tile['mystic'], (mystic) => isWhole(mystic, 1, 99) && tile['color'] === 'white') &&
    isLeftOutOr(tile['cancelled'], isBoolean) &&
    isLeftOutOr(tile['temples'], (temples) => isWhole(temples, 1, 3)) &&
    acceptsNeeds(type, tile['needs'])
  );
}

function acceptsPlayer(player: unknown): boolean {
  if (!isObject(player)) return false;
  const { name, god, godCancelled, worshipers, pyramid } = player;
  return (
    hasOnly(player, 'name', 'god', 'godCancelled', 'worshipers', 'pyramid') &&
    typeof name === 'string' &&
    Array.from(name.trim()).length >= 1 &&
    Array.from(name.trim()).length <= 30 &&
    (god === null || isIn(god, GODS)) &&
    isLeftOutOr(godCancelled, (value) => value === false || (value === true && god === 'death')) &&
    isWhole(worshipers, 0, 10) &&
    Array.isArray(pyramid) &&
    pyramid.length === 4 &&
    pyramid.every(
      (row, index) => Array.isArray(row) && row.length === 5 - index && row.every(acceptsTile),
    )
  );
}

function hasTemple(player: unknown): boolean {
  return (player as { pyramid: (Fields | null)[][] }).pyramid
    .flat()
    .some((tile) => tile?.['type'] === 'temple');
}

function acceptsPicks(picks: unknown, players: unknown[]): boolean {
  if (!Array.isArray(picks) || picks.length !== players.length) return false;
  const named = picks.filter((pick) => pick !== null);
  return (
    allDifferent(named) &&
    named.every((pick) => isIn(pick, TOKENS[players.length] ?? [])) &&
    picks.every((pick, seat) => pick === null || hasTemple(players[seat]))
  );
}

export function naiveAccepts(table: unknown): boolean {
  if (!isObject(table)) return false;
  const { format, rulings, players, templeTieOrder, templePicks } = table;
  return (
    hasOnly(table, 'format', 'rulings', 'players', 'templeTieOrder', 'templePicks') &&
    format === 'orbis-table/1' &&
    isLeftOutOr(
      rulings,
      (value) =>
        isObject(value) &&
        hasOnly(value, 'mostNeedsOne', 'mysticFrom') &&
        isLeftOutOr(value['mostNeedsOne'], isBoolean) &&
        isLeftOutOr(value['mysticFrom'], (from) => isIn(from, ['white', 'temple'])),
    ) &&
    Array.isArray(players) &&
    players.length >= 2 &&
    players.length <= 4 &&
    players.every(acceptsPlayer) &&
    isLeftOutOr(
      templeTieOrder,
      (order) =>
        Array.isArray(order) &&
        allDifferent(order) &&
        order.every((seat) => isWhole(seat, 0, players.length - 1)),
    ) &&
    isLeftOutOr(templePicks, (picks) => acceptsPicks(picks, players))
  );
}

import { displayNames } from '../engine/displayNames';
import { scoreTable } from '../engine/score';
import type { Translations } from '../i18n/en';
import { playedAt } from '../storage/gameId';
import type { Game } from '../storage/gameRecord';

const PAGE = 'https://app.bgstatsapp.com/createPlay.html';
/** Never translated: BG Stats knows by it that a play comes from the same app as the last one. */
const SOURCE_NAME = 'Orbis Scorer';

/** "yyyy-MM-dd HH:mm:ss" in UTC. */
function playDate(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}

/** A game as BG Stats takes it. Android refuses a play in which any of the booleans is left out. */
export function bgStatsPlay(gods: Translations['gods'], id: string, game: Game) {
  const { table, location, note } = game;
  const names = displayNames(table.players.map(({ name }) => name));
  return {
    sourceName: SOURCE_NAME,
    sourcePlayId: id,
    playDate: playDate(playedAt(id)),
    game: { name: 'Orbis', sourceGameId: 'orbis', highestWins: true, noPoints: false },
    players: scoreTable(table).players.map(({ seat, name: entered, total, place }) => {
      const name = names[seat] ?? entered;
      const god = table.players[seat]?.god ?? null;
      return {
        name,
        // Two players of one name are two people in BG Stats as well.
        sourcePlayerId: name,
        startPlayer: false,
        winner: place.rank === 1,
        rank: place.rank,
        role: god === null ? '' : gods[god],
        score: total,
      };
    }),
    // Nobody measures it; 0 is a number, as the field asks, and claims no time.
    durationMin: 0,
    location,
    board: '',
    comments: note,
  };
}

/** The address that hands a play over; null for an id without a time, for BG Stats needs a date. */
export function bgStatsUrl(gods: Translations['gods'], id: string, game: Game): string | null {
  if (Number.isNaN(playedAt(id))) return null;
  return `${PAGE}?data=${encodeURIComponent(JSON.stringify(bgStatsPlay(gods, id, game)))}`;
}

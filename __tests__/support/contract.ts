import type { makeScore } from '../../src/engine/format/makeScore';
import type { NaiveScore } from './naiveScorer';

type WrittenScore = NaiveScore | ReturnType<typeof makeScore>;

/** What the format promises of a score, without the reasons beside it and with problems in order. */
export function contractOf(score: WrittenScore) {
  return {
    complete: score.complete,
    winners: score.winners,
    players: score.players.map(
      ({ seat, name, tiles, regions, wilderness, temple, god, total, worshipers, rank }) => ({
        seat,
        name,
        tiles,
        regions,
        wilderness,
        temple,
        god,
        total,
        worshipers,
        rank,
      }),
    ),
    temples: score.temples.map(({ seat, symbols, mystic, token }) => ({
      seat,
      symbols,
      mystic,
      token,
    })),
    // Problems come in no fixed order.
    problems: score.problems.map((problem) => JSON.stringify(problem)).sort(),
  };
}

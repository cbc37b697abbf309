import { CELLS, mapCells } from '../engine/geometry';
import type { Pyramid } from '../engine/geometry';
import type { CellView } from './cellView';
import type { ColorMap } from './colorMap';
import { mapColors } from './colorMap';
import { evidenceFor } from './evidence';
import type { Lamp } from './lamps';
import { LAMPS } from './lamps';
import { looksOf } from './looks';
import type { Samples } from './samples';
import type { Shaded } from './shading';
import { shade } from './shading';
import { SHOWN } from './shown';

export interface Lit extends Shaded {
  readonly lamp: Lamp;
}

/** A back lies in fewer cells than a colour does. */
const EXPECTED = SHOWN.map((shown) => Math.log(shown === 'wilderness' ? 0.12 : 0.18));
/** The cells agree on a lamp less surely than their numbers say, for all are of one box. */
const LAMP_DOUBT = 1.5;

/** What is known of cells before one looks, such as a confirmed reading: a logarithm a look. */
export type Hint = Pyramid<readonly number[]>;

const known = new WeakMap<Samples, { readonly map: ColorMap; readonly brights: number[] }>();

/** What the looks come to; the same for all pictures until something is learned. */
export function looksFrom(samples: Samples) {
  const found = known.get(samples);
  if (found !== undefined) return found;
  const looks = looksOf(samples);
  const made = { map: mapColors(looks), brights: looks.map(({ bright }) => bright) };
  known.set(samples, made);
  return made;
}

/** The picture as a whole under a lamp: to be asked one by one, for all take their time. */
export function litBy(
  cells: Pyramid<CellView>,
  samples: Samples,
  hint?: Hint,
): (lamp: Lamp) => Lit {
  const { map, brights: usual } = looksFrom(samples);
  const brights = mapCells((cell) => cells[cell].bright);
  return (lamp) => {
    const evidence = mapCells((cell) =>
      evidenceFor(cells[cell], map, lamp.gains).map(
        (log, look) => log + ((hint?.[cell] ?? EXPECTED)[look] ?? 0),
      ),
    );
    const shaded = shade(evidence, brights, usual);
    return { ...shaded, lamp, score: shaded.score + lamp.prior };
  };
}

export function lightUp(cells: Pyramid<CellView>, samples: Samples, hint?: Hint): Lit[] {
  return LAMPS.map(litBy(cells, samples, hint));
}

export function bestLit(lit: readonly Lit[]): Lit {
  return lit.reduce((best, one) => (one.score > best.score ? one : best));
}

/** A cell's likelihood of each look, over all lamps: each lamp counts by how well it explains all. */
export function judge(lit: readonly Lit[]): Pyramid<readonly number[]> {
  const { score } = bestLit(lit);
  const weights = lit.map((one) => Math.exp((one.score - score) / LAMP_DOUBT));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const shares = CELLS.map((cell) =>
    SHOWN.map((_, look) =>
      lit.reduce(
        (total, one, index) =>
          total + ((weights[index] ?? 0) / sum) * (one.shares[cell][look] ?? 0),
        0,
      ),
    ),
  );
  return mapCells((cell) => shares[cell] ?? []);
}

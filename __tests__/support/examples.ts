import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NaiveScore, NaiveTable } from './naiveScorer';

export interface Example {
  readonly name: string;
  readonly table: NaiveTable;
  readonly score: NaiveScore;
}

const FOLDER = path.resolve(__dirname, '../examples');

/** Tables with their right scores, as the project was given them. */
export const EXAMPLES: readonly Example[] = readdirSync(FOLDER).map((file) => {
  const { table, score } = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Omit<
    Example,
    'name'
  >;
  return { name: file.replace('.json', ''), table, score };
});

import { MAX_PLAYERS } from '../../engine/table';
import { LANGUAGES } from '../../i18n/language';
import { translations } from '../../i18n/translations';

const SEATS = Array.from({ length: MAX_PLAYERS }, (_, seat) => seat + 1);

/** In every language: somebody may have changed it between two games. */
const DEFAULT_NAMES: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => {
    const { players, home } = translations[language].tables;
    return [home.me, ...SEATS.map(players.defaultName)];
  }),
);

/** Nobody's name: the app gave it so that the table has one. */
export function isDefaultName(name: string): boolean {
  return DEFAULT_NAMES.has(name);
}

/** For one more player: the number of the new seat, or else the first that is free. */
export function nextDefaultName(
  names: readonly string[],
  defaultName: (n: number) => string,
): string {
  const free = [names.length + 1, ...SEATS].map(defaultName).find((name) => !names.includes(name));
  return free ?? defaultName(names.length + 1);
}

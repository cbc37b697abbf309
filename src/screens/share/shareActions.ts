import { Linking } from 'react-native';
import type { Translations } from '../../i18n/en';
import { bgStatsUrl } from '../../share/bgStats';
import { copyText } from '../../share/copyText';
import { makeGameFile } from '../../share/gameFile';
import { giveFile } from '../../share/giveFile';
import { giveText } from '../../share/giveText';
import { resultText } from '../../share/resultText';
import { playedAt } from '../../storage/gameId';
import type { Game } from '../../storage/gameRecord';
import { fileName } from './fileName';

export type Shared = keyof Translations['share']['what'];
export type Became = keyof Translations['share']['became'];

type Action = () => Promise<Became>;

/** Everything a game can be handed over as; each answers what became of it and never throws. */
export function shareActions(
  t: Translations,
  id: string,
  game: Game,
  day: string,
  draw: () => Promise<Uint8Array | null>,
): Record<Shared, Action> {
  const time = playedAt(id);
  const link = () => bgStatsUrl(t.gods, id, game);
  return {
    picture: async () => {
      const content = await draw();
      if (content === null) return 'failed';
      return giveFile({ name: fileName(time, 'png'), type: 'image/png', content });
    },
    text: () => giveText(resultText(t, game, day)),
    file: async () => {
      const content = makeGameFile(id, game);
      if (content === null) return 'failed';
      return giveFile({ name: fileName(time, 'json'), type: 'application/json', content });
    },
    bgStats: async () => {
      const url = link();
      if (url === null) return 'failed';
      try {
        await Linking.openURL(url);
        return 'opened';
      } catch {
        return 'failed';
      }
    },
    link: async () => {
      const url = link();
      return url === null ? 'failed' : copyText(url);
    },
  };
}

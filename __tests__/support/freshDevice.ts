import { boxStore } from '../../src/storage/boxStore';
import { deleteGame, listGames } from '../../src/storage/games';
import { playersStore } from '../../src/storage/playersStore';
import { forgetRescued, listRescued } from '../../src/storage/rescue';
import { samplesStore } from '../../src/storage/samplesStore';
import { changeSettings } from '../../src/storage/settingsStore';
import { deleteTable, listTables } from '../../src/storage/tables';

/** The real store as it is on a device on which nobody has played. */
export function freshDevice(): void {
  for (const { id } of listTables()) deleteTable(id);
  for (const id of listGames()) deleteGame(id);
  for (const { key } of listRescued()) forgetRescued(key);
  boxStore.update(() => []);
  playersStore.update(() => ({ names: [] }));
  samplesStore.update(() => ({ samples: [] }));
  changeSettings({ language: null, appearance: 'system', haptics: true });
}

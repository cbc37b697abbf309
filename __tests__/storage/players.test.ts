import { forgetPlayer, playersStore, rememberPlayers } from '../../src/storage/playersStore';

test('the players of the last game come first, each once', () => {
  rememberPlayers(['Ana', 'Bo']);
  rememberPlayers(['Cy', 'Ana']);
  expect(playersStore.get().names).toEqual(['Cy', 'Ana', 'Bo']);
  forgetPlayer('Ana');
  expect(playersStore.get().names).toEqual(['Cy', 'Bo']);
});

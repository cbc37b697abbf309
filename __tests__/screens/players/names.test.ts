import { translations } from '../../../src/i18n/translations';
import { isDefaultName, nextDefaultName } from '../../../src/screens/players/defaultNames';
import { readName } from '../../../src/engine/readName';
import { seatRemembered } from '../../../src/screens/players/seatRemembered';

const { defaultName } = translations.en.tables.players;

test.each([
  ['  Ana ', 'Ana'],
  ['Ünal', 'Ünal'],
  ['Юля', 'Юля'],
  ['李小龍', '李小龍'],
  ['🐙'.repeat(30), '🐙'.repeat(30)],
])('“%s” is the name “%s”', (text, name) => {
  expect(readName(text)).toBe(name);
});

test.each(['', '   ', 'x'.repeat(31), '🐙'.repeat(31)])('“%s” is no name', (text) => {
  expect(readName(text)).toBeNull();
});

test('a name the app gave is known in every language', () => {
  expect(['Player 3', 'Spieler 1', 'Gracz 4', 'Игрок 2', 'Me', 'Я'].every(isDefaultName)).toBe(
    true,
  );
  expect(isDefaultName('Player 5')).toBe(false);
});

test('a new player gets the number of the seat, or else a number that is free', () => {
  expect(nextDefaultName(['Ana', 'Bo'], defaultName)).toBe('Player 3');
  expect(nextDefaultName(['Player 3', 'Player 1'], defaultName)).toBe('Player 2');
});

test('a remembered player takes the first seat without a name, else a new one, else none', () => {
  expect(seatRemembered(['Ana', 'Player 2'], 'Bo')).toEqual({ kind: 'name', seat: 1, name: 'Bo' });
  expect(seatRemembered(['Ana', 'Cy'], 'Bo')).toEqual({ kind: 'add-player', name: 'Bo' });
  expect(seatRemembered(['Ana', 'Cy', 'Di', 'Ed'], 'Bo')).toBeNull();
  expect(seatRemembered(['Ana'], 'Bo', 1)).toBeNull();
});

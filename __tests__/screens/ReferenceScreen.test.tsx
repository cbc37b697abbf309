import { screen, within } from '@testing-library/react-native';
import { GODS } from '../../src/engine/god';
import { TILE_TYPES } from '../../src/engine/tile';
import { LANGUAGES } from '../../src/i18n/language';
import { translations } from '../../src/i18n/translations';
import { setupApp } from '../support/setupApp';

// The tab navigator ends its transitions on a timer; a real one would outlive the test.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe.each(LANGUAGES)('the reference in %s', (language) => {
  const t = translations[language];

  async function open() {
    const { user } = await setupApp({ language });
    await user.press(screen.getByRole('tab', { name: t.tabs.reference }));
    return user;
  }

  test('opens with every effect by name and in words', async () => {
    await open();
    for (const type of TILE_TYPES) {
      expect(screen.getByRole('heading', { name: t.tiles[type] })).toBeOnTheScreen();
      expect(screen.getByText(t.reference.effects[type])).toBeOnTheScreen();
    }
  });

  test('shows all ten Gods and what they give', async () => {
    const user = await open();
    await user.press(screen.getByRole('tab', { name: t.reference.sections.gods.title }));
    for (const god of GODS) {
      expect(screen.getByRole('heading', { name: t.gods[god] })).toBeOnTheScreen();
      expect(screen.getByText(t.reference.gods[god])).toBeOnTheScreen();
    }
  });

  test('lists the six rules people forget', async () => {
    const user = await open();
    await user.press(screen.getByRole('tab', { name: t.reference.sections.forgotten.title }));
    const rules = Object.values(t.reference.forgotten);
    expect(rules).toHaveLength(6);
    for (const rule of rules) expect(screen.getByText(rule)).toBeOnTheScreen();
  });
});

test('set-up gives each number of players its tiles, Gods and Temple tokens', async () => {
  const { user } = await setupApp();
  await user.press(screen.getByRole('button', { name: /^Setup/ }));
  const rows = screen.getAllByRole('row').map((row) => ({
    said: String(row.props['accessibilityLabel'] ?? row.props['aria-label']).replace('\u00A0', ' '),
    shown: within(row)
      .getAllByText(/./)
      .map((cell) => cell.children.map(String).join('')),
  }));
  expect(rows).toEqual([
    {
      said: '2 players. Tiles removed: 28. Gods: 3. Temple tokens: 2, 7',
      shown: ['2', '28', '3', '2, 7'],
    },
    {
      said: '3 players. Tiles removed: 14. Gods: 4. Temple tokens: 2, 4, 9',
      shown: ['3', '14', '4', '2, 4, 9'],
    },
    {
      said: '4 players. Tiles removed: 0. Gods: 5. Temple tokens: 2, 4, 7, 11',
      shown: ['4', '0', '5', '2, 4, 7, 11'],
    },
  ]);
});

import { translations } from '../../src/i18n/translations';
import { pageTitle } from '../../src/navigation/pageTitle';

const { en, ru } = translations;
const reference = (section?: string) => ({ key: 'r', name: 'Reference', params: { section } });

test('home is titled with the app’s name', () => {
  expect(pageTitle(en, { key: 's', name: 'Score' })).toBe('Orbis Scorer');
  expect(pageTitle(en, undefined)).toBe('Orbis Scorer');
});

test('a section is titled in the person’s language', () => {
  expect(pageTitle(en, reference('gods'))).toBe('Gods · Orbis Scorer');
  expect(pageTitle(ru, reference('gods'))).toBe('Боги · Orbis Scorer');
});

test('an address nobody knows is the first section', () => {
  expect(pageTitle(en, reference('nonsense'))).toBe('Effects · Orbis Scorer');
  expect(pageTitle(en, reference())).toBe('Effects · Orbis Scorer');
});

test.each([
  ['Players', 'Players · Orbis Scorer', 'Игроки · Orbis Scorer'],
  ['Table', 'Table · Orbis Scorer', 'Стол · Orbis Scorer'],
  ['Entry', 'Pyramid · Orbis Scorer', 'Пирамида · Orbis Scorer'],
  ['Share', 'Share · Orbis Scorer', 'Поделиться · Orbis Scorer'],
  ['Photo', 'Photo of the table · Orbis Scorer', 'Фото стола · Orbis Scorer'],
  ['TakePhoto', 'Photo of the table · Orbis Scorer', 'Фото стола · Orbis Scorer'],
  ['Box', 'The box · Orbis Scorer', 'Коробка · Orbis Scorer'],
  ['Scan', 'Scan · Orbis Scorer', 'Сканировать · Orbis Scorer'],
  ['TableCode', 'QR code · Orbis Scorer', 'QR-код · Orbis Scorer'],
  ['Backup', 'Backup · Orbis Scorer', 'Резервная копия · Orbis Scorer'],
  ['Settings', 'Settings · Orbis Scorer', 'Настройки · Orbis Scorer'],
])('the page %s is titled by its name', (name, english, russian) => {
  expect(pageTitle(en, { key: 'k', name })).toBe(english);
  expect(pageTitle(ru, { key: 'k', name })).toBe(russian);
});

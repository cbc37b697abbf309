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

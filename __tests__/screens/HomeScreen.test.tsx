import { screen } from '@testing-library/react-native';
import { translations } from '../../src/i18n/translations';
import { REFERENCE_SECTIONS } from '../../src/screens/referenceSection';
import { setupApp } from '../support/setupApp';

// The tab navigator ends its transitions on a timer; a real one would outlive the test.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe.each(['en', 'ru'] as const)('Home in %s', (language) => {
  const t = translations[language];

  test('says what this is, and that it is not the publisher’s', async () => {
    await setupApp({ language });
    expect(screen.getByRole('heading', { name: t.app.name })).toBeOnTheScreen();
    expect(screen.getByText(t.app.about)).toBeOnTheScreen();
    expect(screen.getByText(t.app.unofficial)).toBeOnTheScreen();
  });

  test.each(REFERENCE_SECTIONS)('leads straight to the section %s', async (section) => {
    const { title, hint } = t.reference.sections[section];
    const { user } = await setupApp({ language });
    await user.press(screen.getByRole('button', { name: `${title}. ${hint}` }));
    expect(screen.getByRole('heading', { name: t.reference.title })).toBeOnTheScreen();
    expect(screen.getByRole('heading', { name: hint })).toBeOnTheScreen();
    expect(screen.getByRole('tab', { name: title, selected: true })).toBeOnTheScreen();
  });
});

test('the words are those a Russian player reads', async () => {
  const { user } = await setupApp({ language: 'ru' });
  await user.press(screen.getByRole('button', { name: 'Боги. Что даёт каждый из них' }));
  expect(screen.getByRole('heading', { name: 'Богиня Праздности' })).toBeOnTheScreen();
  await user.press(screen.getByRole('tab', { name: 'Подсчёт' }));
  expect(screen.getByRole('heading', { name: 'Заглянуть в правила' })).toBeOnTheScreen();
});

test('a second visit goes to the section asked for, not to the last one', async () => {
  const { user } = await setupApp();
  await user.press(screen.getByRole('button', { name: /^Gods/ }));
  await user.press(screen.getByRole('tab', { name: 'Score' }));
  await user.press(screen.getByRole('button', { name: /^Setup/ }));
  expect(screen.getByRole('tab', { name: 'Setup', selected: true })).toBeOnTheScreen();
  expect(screen.queryByRole('heading', { name: 'God of Death' })).toBeNull();
});

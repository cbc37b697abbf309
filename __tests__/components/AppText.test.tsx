import { screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';
import { AppText } from '../../src/components/AppText';
import { Heading } from '../../src/components/Heading';
import { colorTokens } from '../../src/theme/tokens';
import { setup } from '../support/setup';

test('text grows with the system: nothing holds its size', () => {
  setup(<AppText>Worshipers</AppText>);
  const { props } = screen.getByText('Worshipers');
  expect(props['allowFontScaling']).not.toBe(false);
  expect(props['maxFontSizeMultiplier']).toBeUndefined();
});

test.each(['light', 'dark'] as const)('text wears the %s scheme', (scheme) => {
  setup(<AppText color="textMuted">Worshipers</AppText>, { scheme });
  const style = StyleSheet.flatten(screen.getByText('Worshipers').props['style']);
  expect(style.color).toBe(colorTokens[scheme].textMuted);
});

test('a heading is a heading for screen readers', () => {
  setup(<Heading level={2}>Gods</Heading>);
  expect(screen.getByRole('heading', { name: 'Gods' })).toBeOnTheScreen();
});

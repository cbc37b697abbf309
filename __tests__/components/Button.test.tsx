import { screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';
import { Button } from '../../src/components/Button';
import { MIN_TARGET } from '../../src/theme/spacing';
import { setup } from '../support/setup';

test('a button answers to its name', async () => {
  const onPress = jest.fn();
  const { user } = setup(<Button label="Save" onPress={onPress} />);
  await user.press(screen.getByRole('button', { name: 'Save' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a disabled button says so and does nothing', async () => {
  const onPress = jest.fn();
  const { user } = setup(<Button label="Save" onPress={onPress} disabled />);
  const button = screen.getByRole('button', { name: 'Save', disabled: true });
  await user.press(button);
  expect(onPress).not.toHaveBeenCalled();
});

test.each(['primary', 'secondary'] as const)('a %s button is large enough for a thumb', (kind) => {
  setup(<Button label="Save" kind={kind} onPress={() => {}} />);
  const style = StyleSheet.flatten(screen.getByRole('button').props['style']);
  expect(style.minHeight).toBeGreaterThanOrEqual(MIN_TARGET);
  expect(style.minWidth).toBeGreaterThanOrEqual(MIN_TARGET);
});

import { screen, within } from '@testing-library/react-native';
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import { BarChart } from '../../../src/components/charts/BarChart';
import { setup } from '../../support/setup';

const BARS = [
  { key: 'a', label: 'Villages', value: 8, figure: '8.0' },
  { key: 'b', label: 'Forests', value: 4, figure: '4.0' },
  { key: 'c', label: 'Wilderness', value: -2, figure: '−2.0' },
];

test('is one picture with its figures in words, and shows them', () => {
  setup(<BarChart label="Villages 8, Forests 4, Wilderness −2" bars={BARS} />);
  const chart = screen.getByRole('img', { name: 'Villages 8, Forests 4, Wilderness −2' });
  for (const { label, figure } of BARS) {
    expect(within(chart).getByText(label)).toBeOnTheScreen();
    expect(within(chart).getByText(figure)).toBeOnTheScreen();
  }
});

test('draws lengths to one scale, and what is below zero hollow', () => {
  const { UNSAFE_root } = setup(<BarChart label="x" bars={BARS} />);
  const bars = UNSAFE_root.findAll(({ type }) => String(type) === 'View')
    .map(({ props }) => StyleSheet.flatten(props['style'] as StyleProp<ViewStyle>))
    .filter((style) => style.height === 14);
  expect(bars.map(({ width }) => width)).toEqual(['100%', '50%', '100%']);
  expect(bars.map(({ backgroundColor }) => backgroundColor === undefined)).toEqual([
    false,
    false,
    true,
  ]);
});

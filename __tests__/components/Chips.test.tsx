import { screen } from '@testing-library/react-native';
import { Chips } from '../../src/components/Chips';
import { setup } from '../support/setup';

const OPTIONS = [
  { value: 'effects', label: 'Effects' },
  { value: 'gods', label: 'Gods' },
] as const;

test('the chosen chip is the only selected one', () => {
  setup(<Chips label="Sections" options={OPTIONS} chosen="gods" onChoose={() => {}} />);
  expect(screen.getByRole('tab', { name: 'Gods', selected: true })).toBeOnTheScreen();
  expect(screen.getByRole('tab', { name: 'Effects', selected: false })).toBeOnTheScreen();
});

test('pressing a chip chooses its value', async () => {
  const onChoose = jest.fn();
  const { user } = setup(
    <Chips label="Sections" options={OPTIONS} chosen="gods" onChoose={onChoose} />,
  );
  await user.press(screen.getByRole('tab', { name: 'Effects' }));
  expect(onChoose).toHaveBeenCalledWith('effects');
});

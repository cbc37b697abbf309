import { screen } from '@testing-library/react-native';
import { StorageNotice } from '../../src/components/StorageNotice';
import { setup } from '../support/setup';

test('a full storage is said in words', () => {
  setup(<StorageNotice full />);
  expect(screen.getByRole('alert')).toHaveTextContent(/storage of this device is full/);
});

test('nothing is said while everything is kept', () => {
  setup(<StorageNotice full={false} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

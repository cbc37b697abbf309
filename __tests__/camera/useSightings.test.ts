import { renderHook } from '@testing-library/react-native';
import { useSightings } from '../../src/camera/useSightings';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a code in sight is told once, another at once, the same again after it was gone', () => {
  const told: string[] = [];
  const { result } = renderHook(() => useSightings((text) => told.push(text)));
  const see = (text: string, after: number) => {
    jest.advanceTimersByTime(after);
    result.current(text);
  };
  see('a', 5000);
  see('a', 300);
  see('a', 1900);
  see('a', 1900);
  expect(told).toEqual(['a']);
  see('b', 300);
  see('a', 300);
  expect(told).toEqual(['a', 'b', 'a']);
  see('a', 2100);
  expect(told).toEqual(['a', 'b', 'a', 'a']);
});

test('it stays one function and tells whoever listens now', () => {
  const told: string[] = [];
  const { result, rerender } = renderHook(
    ({ who }: { who: string }) => useSightings((text) => told.push(who + text)),
    { initialProps: { who: '1' } },
  );
  const first = result.current;
  rerender({ who: '2' });
  first('a');
  expect(told).toEqual(['2a']);
});

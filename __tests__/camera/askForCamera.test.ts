import { askForCamera } from '../../src/camera/askForCamera.web';

type Answer = () => Promise<{ getTracks: () => { stop: () => void }[] }>;

function browserWith(getUserMedia: Answer | undefined): void {
  const mediaDevices = getUserMedia === undefined ? undefined : { getUserMedia };
  Object.defineProperty(globalThis, 'navigator', { value: { mediaDevices }, configurable: true });
}

/** Jest's phone has neither: a browser's own names for its errors are all that matters here. */
class NamedError extends Error {
  constructor(override readonly name: string) {
    super(name);
  }
}

const failing = (name: string) => () => Promise.reject(new NamedError(name));

beforeAll(() => {
  Object.defineProperty(globalThis, 'DOMException', { value: NamedError, configurable: true });
});

test('a camera that may be used is let go of at once', async () => {
  const stop = jest.fn();
  browserWith(() => Promise.resolve({ getTracks: () => [{ stop }] }));
  expect(await askForCamera()).toBe('ready');
  expect(stop).toHaveBeenCalledTimes(1);
});

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
] as const)('a browser that answers %s: %s', async (name, access) => {
  browserWith(failing(name));
  expect(await askForCamera()).toBe(access);
});

test('a page that is not served safely has no camera', async () => {
  browserWith(undefined);
  expect(await askForCamera()).toBe('none');
});

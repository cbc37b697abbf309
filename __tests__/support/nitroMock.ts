/** MMKV brings its own in-memory store for tests, once the native bridge below it is out of the way. */
jest.mock('react-native-nitro-modules', () => ({ NitroModules: {} }));

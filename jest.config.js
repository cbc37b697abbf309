const { resolveBabelOptions } = require('jest-expo/src/resolveBabelOptions');

/** Packages that ship ES modules or Flow and must go through Babel. */
const TRANSFORMED = [
  '(jest-)?react-native',
  '@react-native(-community)?',
  'expo',
  '@expo',
  '@react-navigation',
  'standard-navigation',
  'make-plural',
  '@shopify',
  'qr',
];

const TRANSFORM_IGNORE = [
  `/node_modules/(?!(${TRANSFORMED.join('|')}))`,
  '/node_modules/react-native-reanimated/plugin/',
  '/node_modules/@react-native/babel-preset/',
];

const inFolders = (...folders) =>
  folders.map((folder) => `<rootDir>/__tests__/${folder}/**/*.test.{ts,tsx}`);

const shared = {
  testPathIgnorePatterns: ['/node_modules/', '/__tests__/e2e/'],
  transformIgnorePatterns: TRANSFORM_IGNORE,
};

module.exports = {
  // Whole screens are pressed through; a busy machine must not make a right answer a late one.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      // No React Native here: rules, words and colours are tested in milliseconds.
      displayName: 'pure',
      testEnvironment: 'node',
      transform: { '\\.[jt]sx?$': ['babel-jest', resolveBabelOptions(__dirname)] },
      testMatch: inFolders(
        'engine',
        'codec',
        'reader',
        'box',
        'stats',
        'ortus',
        'theme',
        'i18n',
        'scripts',
        'support',
      ),
    },
    {
      ...shared,
      displayName: 'app',
      preset: 'jest-expo',
      setupFiles: [
        '<rootDir>/__tests__/support/nitroMock.ts',
        '<rootDir>/__tests__/support/flashListMock.ts',
        '<rootDir>/__tests__/support/fileSystemMock.ts',
      ],
      testMatch: inFolders('components', 'screens', 'navigation', 'storage', 'camera', 'share'),
    },
  ],
};

const expo = require('eslint-config-expo/flat');
const tseslint = require('typescript-eslint');
const { defineConfig } = require('eslint/config');

/** What each folder of `src` may import: nothing that stands above it. */
const MAY_IMPORT = {
  engine: [],
  theme: ['engine'],
  codec: ['engine'],
  reader: ['engine'],
  box: ['engine'],
  stats: ['engine'],
  i18n: ['engine'],
  storage: ['engine', 'box', 'codec', 'reader', 'stats'],
  share: ['engine', 'box', 'codec', 'stats', 'i18n', 'storage'],
  camera: ['engine', 'codec', 'reader'],
  components: ['theme', 'i18n', 'engine', 'box'],
  screens: [
    ...['components', 'theme', 'i18n', 'storage', 'share', 'camera'],
    ...['box', 'stats', 'engine', 'codec', 'reader'],
  ],
  navigation: ['screens', 'components', 'theme', 'i18n', 'storage', 'engine'],
};

const folderZones = Object.entries(MAY_IMPORT).map(([folder, allowed]) => ({
  target: `./src/${folder}`,
  from: './src',
  except: [folder, ...allowed].map((one) => `./${one}`),
  message: `${folder} may import ${allowed.join(', ') || 'nothing else of src'}: see README, layout.`,
}));

/** Rules, formats and pictures: the same answer for the same question, on any machine. */
const PURE = ['engine', 'box', 'codec', 'reader', 'stats'].map((folder) => `src/${folder}/**/*.ts`);

const WORDS_FOR_PEOPLE =
  'JSXAttribute[name.name=/^(accessibilityLabel|accessibilityHint|title|label|placeholder)$/] > Literal';

module.exports = defineConfig([
  { files: ['*.config.js'], languageOptions: { globals: { __dirname: 'readonly' } } },
  { ignores: ['dist*/', 'node_modules/', '.expo/', 'android/', 'ios/', 'coverage/'] },
  expo,
  ...tseslint.configs.strictTypeChecked.map((config) => ({
    ...config,
    files: ['**/*.ts', '**/*.tsx'],
  })),
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    settings: { 'import/resolver': { typescript: { project: './tsconfig.json' } } },
    rules: {
      'import/no-cycle': 'error',
      // `fc.assert` reads better than a bare `assert`, and the types catch what this rule is for.
      'import/no-named-as-default-member': 'off',
      'import/no-restricted-paths': ['error', { zones: folderZones }],
      // `typeof import('./x')` is how a platform twin is held to its contract.
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // React Navigation is typed by a global namespace with an interface of ours.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      // A Rect's own x and y share their names with a deprecated shorthand for transforms.
      '@typescript-eslint/no-deprecated': ['error', { allow: ['x', 'y'] }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['src/**/*.tsx'],
    rules: {
      'react/jsx-no-literals': ['error', { noStrings: true, ignoreProps: true }],
      'no-restricted-syntax': [
        'error',
        { selector: WORDS_FOR_PEOPLE, message: 'Words for people live in src/i18n.' },
      ],
    },
  },
  {
    files: PURE,
    rules: {
      'no-restricted-imports': ['error', { patterns: ['react', 'react-native', 'expo*'] }],
      'no-restricted-globals': ['error', 'Date', 'performance', 'crypto', 'localStorage'],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'The core has no randomness.' },
      ],
    },
  },
  {
    files: ['__tests__/**/*.{ts,tsx}'],
    rules: {
      // Jest's matchers and a rendered element's props are typed loosely on purpose.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
]);

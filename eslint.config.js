import js from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * The layers of each part, from the top down; each is a folder or a file. A module may import from its own layer and
 * those below it, never from one above: `pages` know `forms`, `forms` know nothing of `pages`.
 */
const siteLayers = ['main|prerender', 'router|rendering', 'pages', 'admin', 'sections', 'forms', 'components', 'content', 'lib', 'paths|theme'];
const functionLayers = [
  'index|cli',
  'app',
  'parts',
  'maintenance',
  'http',
  'data',
  'bounded|settings',
  'log|parameters|password|password-strength|problems|timeouts|two-step-codes',
  'contract',
];

/** What a part may not import from the rest of the project. */
const outside = {
  src: {
    regex: '^\\.\\./(.*/)?(functions|local|tests)/',
    message: 'The site knows of the function only its contract, as #contract/…, and nothing of local/ and tests/.',
  },
  'functions/src': {
    regex: '^(\\.\\./)+(src|local|tests)/',
    message: 'The function is deployed alone.',
  },
};

/** What neither site nor function loads. */
const tooLarge = { regex: '^zod$', message: 'zod/mini does the same in less than half the bytes, and starts in half the time.' };

/** What else one layer does without. */
const layerRules = {
  'src/content': { regex: '^(react|@mantine|@tabler)', message: 'Content is data: no React.' },
  'functions/src/app': { regex: '^firebase-(admin|functions)', message: 'Firebase is for data/ and index.ts.' },
  'functions/src/http': { regex: '^firebase-(admin|functions)', message: 'Firebase is for data/ and index.ts.' },
  'functions/src/data': { regex: '^express$', message: 'Express is for http/ and app.ts.' },
  'functions/src/contract': {
    regex: '^(?!zod/mini$|\\./)',
    message: 'The contract imports nothing but zod/mini: site and function both load it.',
  },
};

/** For each layer, rules that refuse imports from those above it, from outside, and of what it does without. */
function oneWay(root, layers) {
  return layers.flatMap((layer, index) => {
    const above = layers.slice(0, index).join('|');
    const upward = above && {
      regex: `^\\.\\.?/(.*/)?(${above})(/|\\.tsx?$)`,
      message: `Imports point downward: ${layers.join(' > ')}.`,
    };
    return layer.split('|').map((name) => {
      const refused = [outside[root], tooLarge, upward, layerRules[`${root}/${name}`]].filter(Boolean);
      return {
        files: [`${root}/${name}.{ts,tsx}`, `${root}/${name}/**/*.{ts,tsx}`],
        ignores: ['**/*.test.{ts,tsx}'],
        rules: {
          'no-restricted-imports': ['error', { patterns: refused }],
          // That rule looks at declarations only.
          'no-restricted-syntax': [
            'error',
            ...refused.map(({ regex, message }) => ({
              selector: `:matches(ImportExpression, TSImportType)[source.value=/${new RegExp(regex).source}/]`,
              message,
            })),
          ],
        },
      };
    });
  });
}

export default tseslint.config(
  { ignores: ['dist/', 'functions/lib/', '.local/', '**/node_modules/'] },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ['*.js', 'local/*.mjs'] }, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      'no-console': ['error', { allow: ['error', 'warn'] }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx,js}'],
    languageOptions: { globals: globals.browser },
    extends: [hooks.configs.flat.recommended],
  },
  ...oneWay('src', siteLayers),
  ...oneWay('functions/src', functionLayers),
  {
    files: ['local/**', 'functions/src/cli/**', 'tests/bench/**', '*.js'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['tests/**', '**/*.test.{ts,tsx}'],
    rules: {
      // describe.each and test.each take async functions where their types say void.
      '@typescript-eslint/no-misused-promises': 'off',
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
    },
  },
  // The rules tests hand the SDK's older objects to its newer functions, as its documentation does.
  { files: ['tests/rules/**'], rules: { '@typescript-eslint/no-unsafe-class-instance-assignment': 'off' } },
  { files: ['**/*.{js,mjs}'], extends: [tseslint.configs.disableTypeChecked] },
  { files: ['**/*.{js,mjs}'], ignores: ['src/**'], languageOptions: { globals: globals.node } },
);

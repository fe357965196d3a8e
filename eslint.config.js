import js from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * The layers of each part, from the top down. A module may import from its own layer and those below it, never from
 * one above: `pages` know `forms`, `forms` know nothing of `pages`.
 */
const siteLayers = ['main|prerender', 'router', 'pages|admin', 'sections', 'forms', 'components', 'content', 'lib'];
const functionLayers = ['index|cli', 'app', 'http', 'data', 'contract'];

/** Packages that stay in one layer. */
const packageRules = {
  'functions/src/app': { regex: '^firebase-(admin|functions)', message: 'Firebase is for data/ and index.ts.' },
  'functions/src/http': { regex: '^firebase-(admin|functions)', message: 'Firebase is for data/ and index.ts.' },
  'functions/src/data': { regex: '^express$', message: 'Express is for http/ and app.ts.' },
};

/** For each layer, a rule that refuses imports from those above it, and of the packages it does without. */
function oneWay(root, layers) {
  return layers.slice(1).flatMap((layer, index) => {
    const above = layers.slice(0, index + 1).flatMap((names) => names.split('|'));
    const upward = {
      regex: `^\\.\\.?/(.*/)?(${above.join('|')})(/|\\.tsx?$)`,
      message: `Imports point downward: ${layers.join(' > ')}.`,
    };
    return layer.split('|').map((name) => {
      const packages = packageRules[`${root}/${name}`];
      return {
        files: [`${root}/${name}.{ts,tsx}`, `${root}/${name}/**/*.{ts,tsx}`],
        ignores: ['**/*.test.{ts,tsx}'],
        rules: { 'no-restricted-imports': ['error', { patterns: packages ? [upward, packages] : [upward] }] },
      };
    });
  });
}

export default tseslint.config(
  { ignores: ['dist/', 'functions/lib/', '.local/', 'coverage/', '**/node_modules/'] },
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
  { files: ['local/**', 'functions/src/cli/**', 'tests/bench/**', '*.js'], languageOptions: { globals: globals.node }, rules: { 'no-console': 'off' } },
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

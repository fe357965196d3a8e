import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The tabs and pages of staff. They share code only through the layers below. */
const features = ['admin/account', 'admin/applications', 'admin/jobs', 'admin/messages'];

/** The layers from the top down. A module may import from its own row and those below it. */
const layers = {
  src: [
    ['main', 'prerender'],
    ['router', 'rendering'],
    ['pages'],
    features,
    ['admin/resource-tab', 'admin/session', 'admin/shared'],
    ['sections'],
    ['drawings'],
    ['forms'],
    ['components'],
    ['structured-data'],
    ['content'],
    ['lib'],
    ['paths', 'theme'],
  ],
  'functions/src': [
    ['index', 'cli'],
    ['app'],
    ['parts'],
    ['maintenance'],
    ['http'],
    ['data'],
    ['settings', 'with-timeout'],
    ['errors', 'log', 'memory', 'parameters', 'password', 'password-strength', 'timeouts', 'two-step-codes'],
    ['contract'],
  ],
};

const filesOf = (root, name) => ({ category: `${root}/${name}`, pattern: [`${root}/${name}/**`, `${root}/${name}.{ts,tsx,js}`] });
const named = (root, rows) => rows.flat().map((name) => `${root}/${name}`);
const refuse = (from, disallow, message) => ({
  from: { file: { categories: { anyOf: [from].flat() } } },
  disallow,
  message,
});
const files = (categories) => ({ to: { file: { categories: { anyOf: categories } } } });
const packages = (source) => ({ to: { module: { origin: ['external', 'core'] } }, dependency: { source } });

const site = named('src', layers.src);
const deployed = named('functions/src', layers['functions/src']);
const contract = 'functions/src/contract';

const policies = [
  ...Object.entries(layers).flatMap(([root, rows]) =>
    rows.slice(1).map((row, above) => refuse(named(root, [row]), files(named(root, rows.slice(0, above + 1))), 'Imports point downward.')),
  ),
  ...named('src', features).map((feature, _, all) =>
    refuse(feature, files(all.filter((other) => other !== feature)), 'Features do not import each other.'),
  ),
  refuse(
    site,
    files(['local', 'tests', ...deployed.filter((name) => name !== contract)]),
    'The site shares only the contract with the function.',
  ),
  refuse(deployed, files(['local', 'tests', ...site]), 'The function is deployed alone.'),
  refuse([...site, ...deployed], packages('zod'), 'zod/mini weighs less than half.'),
  refuse('src/content', packages('{react,react-*,@mantine/**,@tabler/**}'), 'Content is data.'),
  refuse(['functions/src/app', 'functions/src/http'], packages('firebase-*{,/**}'), 'Firebase is for data/ and index.ts.'),
  refuse('functions/src/data', packages('express'), 'Express is for http/ and app.ts.'),
  refuse(contract, packages('!zod/mini'), 'Site and function both load the contract, so it imports only zod/mini.'),
];

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
  {
    files: ['src/**/*.{ts,tsx}', 'functions/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.d.ts'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { node: { extensions: ['.js', '.ts', '.tsx'] } },
      'boundaries/files': [
        ...Object.entries(layers).flatMap(([root, rows]) => rows.flat().map((name) => filesOf(root, name))),
        { category: 'local', pattern: 'local/**' },
        { category: 'tests', pattern: 'tests/**' },
      ],
      'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
      'boundaries/additional-dependency-nodes': [{ selector: 'TSImportType > Literal', kind: 'type', name: 'type-import' }],
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': ['error', { default: 'allow', checkAllOrigins: true, policies }],
    },
  },
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

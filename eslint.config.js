import css from '@eslint/css';
import parser from '@typescript-eslint/parser';
import { defineConfig } from 'eslint/config';
import boundaries from 'eslint-plugin-boundaries';
import baseline from 'eslint-plugin-baseline-js';
import regexp from 'eslint-plugin-regexp';

/** From the top down. Modules import from the rows below; of rooms in one row, none imports another. */
const layers = {
  src: [
    ['main', 'prerender'],
    ['router', 'staff-routes', 'rendering'],
    ['desk/dashboard', 'desk/review'],
    ['desk/accounts', 'desk/audit', 'desk/figures', 'desk/jobs', 'desk/messages', 'desk/overview'],
    ['desk/interviews', 'desk/records'],
    ['desk/applications'],
    ['desk/answers', 'desk/list'],
    ['desk/shell'],
    ['desk/session'],
    ['site/applicant', 'site/contact'],
    ['site/careers'],
    ['site/alerts'],
    ['site/pages'],
    ['site/sections'],
    ['site/drawings'],
    ['site/components'],
    ['site/structured-data'],
    ['site/content'],
    ['shared/forms'],
    ['shared/components'],
    ['shared/texts'],
    ['shared/lib', 'shared/styles'],
    ['admin-paths', 'paths', 'shared/theme'],
  ],
  'functions/src': [
    ['index', 'cli'],
    ['app'],
    ['public-calls', 'staff-calls'],
    ['upkeep', 'post-due'],
    ['calls'],
    ['parts'],
    ['registry', 'templates'],
    [...['rooms', 'settings'], ...['platform', 'platform/firestore', 'platform/http', 'platform/mail']],
    ['contract'],
  ],
};

/** The rooms of the server, from the top down. What is in a room is imported only by rooms above; contracts by all. */
const roomRows = [
  ['accounts', 'alerts', 'answers', 'applicant', 'audit', 'figures', 'messages', 'records'],
  ['interviews'],
  ['applications'],
  ['colleagues', 'jobs'],
];
const rooms = `functions/src/{${roomRows.flat().join()}}`;

/** What answers calls over HTTP: `calls.ts`, and what only calls use. */
const calls = '{*calls,deletion,telling,archive,told,mailed,stored-resume}.ts';

/** The categories that are neither a file nor a folder of their name. Calls are in rooms, but may import more than these. */
const patterns = {
  'functions/src/contract': 'functions/src/{contract,*/contract}/**',
  'functions/src/calls': `{functions/src/calls.ts,${rooms}/${calls},functions/src/platform/http/calls.ts}`,
  'functions/src/rooms': `{${rooms}/*.ts,functions/src/upkeep/store.ts}`,
  'functions/src/upkeep': 'functions/src/upkeep/!(store|room).ts',
  'functions/src/registry': 'functions/src/{room,rooms,*/room}.ts',
  'functions/src/platform': 'functions/src/platform/*.ts',
};

const filesOf = (root, name) => ({
  category: `${root}/${name}`,
  pattern: patterns[`${root}/${name}`] ?? [`${root}/${name}/**`, `${root}/${name}.{ts,tsx,js}`],
});
const categoriesOf = (root, rows) => rows.flat().map((name) => `${root}/${name}`);
const aboveRooms = ['functions/src/calls', 'functions/src/registry'];
const refuse = (from, disallow, message) => ({
  from: { file: { categories: { anyOf: [from].flat(), noneOf: from.includes('functions/src/rooms') ? aboveRooms : [] } } },
  disallow,
  message,
});
const toFiles = (categories) => ({ to: { file: { categories: { anyOf: categories } } } });
const toPackages = (source) => ({ to: { module: { origin: ['external', 'core'] } }, dependency: { source } });

const inRooms = (rows) => rows.flat().map((room) => `functions/src/${room}`);

const site = categoriesOf('src', layers.src);
const deployed = categoriesOf('functions/src', layers['functions/src']);
const contract = 'functions/src/contract';

const policies = [
  ...Object.entries(layers).flatMap(([root, rows]) =>
    rows
      .map((row, index) => refuse(categoriesOf(root, [row]), toFiles(categoriesOf(root, rows.slice(0, index))), 'Imports point downward.'))
      .slice(1),
  ),
  ...layers.src.flatMap((row) =>
    row
      .filter((name) => /^(desk|site)\//.test(name))
      .map((room, _, all) =>
        refuse(
          `src/${room}`,
          toFiles(all.filter((other) => other !== room).map((other) => `src/${other}`)),
          'Rooms of one row do not import each other.',
        ),
      ),
  ),
  ...roomRows.flatMap((row, index) =>
    row.map((room) =>
      refuse(
        `functions/src/${room}`,
        toFiles(inRooms([...roomRows.slice(0, index), row.filter((other) => other !== room)])),
        'Rooms import the inside of rooms below only.',
      ),
    ),
  ),
  refuse(
    ['functions/src/platform', 'functions/src/platform/firestore', 'functions/src/platform/http', 'functions/src/platform/mail'],
    toFiles(inRooms(roomRows)),
    'The platform is below all rooms.',
  ),
  refuse(
    site,
    toFiles(['local', 'tests', ...deployed.filter((name) => name !== contract)]),
    'The site shares only the contract with the function.',
  ),
  refuse(deployed, toFiles(['local', 'tests', ...site]), 'The function is deployed without the site.'),
  refuse([...site, ...deployed], toPackages('zod'), 'Import zod/mini, which is less than half as large.'),
  refuse(
    ['src/site/content', 'src/shared/texts'],
    toPackages('{react,react-*,@mantine/**,@tabler/**}'),
    'Content is data and imports no React.',
  ),
  refuse(
    ['functions/src/app', 'functions/src/calls', 'functions/src/platform/http'],
    toPackages('firebase-*{,/**}'),
    'Firebase is for stores and index.ts.',
  ),
  refuse(
    deployed.filter((name) => name !== 'functions/src/platform/mail'),
    toPackages('nodemailer{,/**}'),
    'Nodemailer is for platform/mail/, which loads it when it sends.',
  ),
  refuse(
    deployed,
    { to: { module: { origin: 'core' } }, dependency: { kind: 'value', source: 'node:http' } },
    'platform/node-http.ts has it without fetch.',
  ),
  refuse(
    ['functions/src/rooms', 'functions/src/platform/firestore'],
    toPackages('express'),
    'Express is for calls, platform/http/ and app.ts.',
  ),
  refuse(contract, toPackages('!{zod/mini,postal-mime}'), 'Site and function both load the contract: zod/mini, and postal-mime on use.'),
];

/** The browsers of docs/browsers.md have the Baseline of this year: https://web.dev/baseline */
const baselineYear = 2023;

/** Used only where the browser has them, except those that all browsers of docs/browsers.md have. */
const optionalFeatures = ['popover', 'share', 'abortsignal-timeout', 'abortsignal-any'];

/** CSS that not all of them have. Each line says what the page is like without it. */
const optionalCss = {
  allowSelectors: [
    // The browser's own look.
    ...['marker', 'selection'],
    // All of them have it.
    'popover-open',
    // Paper shows the questions only.
    'details-content',
    // The index of a page marks no section.
    'target-current',
  ],
  allowProperties: [
    // The browser's own look.
    ...['accent-color', 'forced-color-adjust', 'overscroll-behavior', 'text-size-adjust', 'text-wrap', 'user-select'],
    // Paper shows the lines of drawings only.
    'print-color-adjust',
    // Fields have a fixed height, with a scrollbar.
    'field-sizing',
    // Long texts are not shortened, and long lists are laid out at once.
    ...['line-clamp', 'content-visibility'],
    ...['scroll-target-group', 'animation-range'],
  ],
  allowPropertyValues: { 'break-after': ['avoid'], 'font-family': ['ui-monospace'] },
};

/** Takes most of ESLint's time, so `npm test` leaves it to `npm test -- --all`. */
const baselineByTypes = {
  files: ['src/**/*.{ts,tsx}', patterns[contract]],
  languageOptions: { parser, parserOptions: { projectService: true } },
  plugins: { 'baseline-js': baseline },
  rules: {
    'baseline-js/use-baseline': [
      'error',
      {
        available: baselineYear,
        ignoreFeatures: optionalFeatures,
        includeWebApis: { preset: 'type-aware' },
        includeJsBuiltins: { preset: 'type-aware' },
      },
    ],
  },
};

// Oxlint checks the rest (`.oxlintrc.json`), in a tenth of the time.
export default defineConfig(
  { ignores: ['dist/', 'functions/lib/', '.local/', '**/node_modules/', '**/*.test.{ts,tsx}', '**/*.d.ts'] },
  {
    files: ['src/**/*.css'],
    plugins: { css },
    language: 'css/css',
    rules: { 'css/use-baseline': ['error', { available: baselineYear, ...optionalCss }] },
  },
  process.env.QUICK_RUN === 'true' ? [] : baselineByTypes,
  {
    files: ['functions/src/**/*.ts'],
    plugins: { regexp },
    // Otherwise somebody could keep the function busy with a long text.
    rules: { 'regexp/no-super-linear-backtracking': 'error', 'regexp/no-super-linear-move': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'functions/src/**/*.ts'],
    languageOptions: { parser },
    plugins: { boundaries },
    settings: {
      'import/resolver': { node: { extensions: ['.js', '.ts', '.tsx'] } },
      'boundaries/files': [
        ...Object.entries(layers).flatMap(([root, rows]) => rows.flat().map((name) => filesOf(root, name))),
        ...roomRows.flat().map((room) => ({ category: `functions/src/${room}`, pattern: `functions/src/${room}/!(room).ts` })),
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
);

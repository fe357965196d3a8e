import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

/** Without types, which these rules do not need. */
const eslint = new ESLint({
  overrideConfig: [{ languageOptions: { parserOptions: { projectService: false } } }],
  ruleFilter: ({ ruleId }) => ruleId.startsWith('boundaries/'),
});

/** @returns the lines that are refused */
async function lint(filePath: string, code: string): Promise<number[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map(({ line }) => line);
}

test.each([
  ['src/shared/lib/api.ts', '../../site/pages/Home.page.tsx'],
  ['src/site/content/home.ts', 'react'],
  ['src/main.tsx', '../local/seed/seed.ts'],
  ['src/site/careers/apply/ApplyForm.tsx', '../../../../functions/src/jobs/store.ts'],
  ['src/desk/jobs/JobsTab.tsx', '../messages/MessagesTab.tsx'],
  ['src/desk/dashboard/Dashboard.page.tsx', 'zod'],
  ['functions/src/jobs/calls.ts', 'firebase-admin/firestore'],
  ['functions/src/jobs/store.ts', './calls.ts'],
  ['functions/src/jobs/store.ts', 'express'],
  ['functions/src/jobs/contract/jobs.ts', 'node:crypto'],
  ['functions/src/applications/calls.ts', '../answers/telling.ts'],
  ['functions/src/answers/store.ts', '../messages/store.ts'],
  ['functions/src/platform/mail/deliver.ts', '../../applications/letters.ts'],
  ['functions/src/index.ts', '../../local/seed/seed.ts'],
])('%s may not import %s by any syntax', async (file, module) => {
  const lines = [
    `import '${module}';`,
    `export * from '${module}';`,
    `export const load = () => import('${module}');`,
    `export type Module = typeof import('${module}');`,
  ];
  expect(await lint(file, lines.join('\n'))).toEqual([1, 2, 3, 4]);
});

test.each([
  ['src/site/pages/Home.page.tsx', '../sections/Hero.tsx'],
  ['src/site/careers/careers-texts.ts', '#rooms/jobs/contract/jobs.ts'],
  ['functions/src/jobs/calls.ts', './store.ts'],
  ['functions/src/jobs/contract/jobs.ts', 'zod/mini'],
])('%s may import %s', async (file, module) => {
  expect(await lint(file, `import '${module}'; export const load = () => import('${module}');`)).toEqual([]);
});

test('the functions import only types of node:http', async () => {
  const lines = ["import { Agent } from 'node:http';", "import type { Server } from 'node:http';"];
  expect(await lint('functions/src/platform/log.ts', lines.join('\n'))).toEqual([1]);
});

test('refuses a module that belongs to no layer', async () => {
  expect(await lint('src/new-module.ts', 'export {};')).toHaveLength(1);
});

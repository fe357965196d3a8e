import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

/** Without types, which these rules do not need. */
const eslint = new ESLint({
  overrideConfig: [{ languageOptions: { parserOptions: { projectService: false } } }],
  ruleFilter: ({ ruleId }) => ruleId.startsWith('boundaries/'),
});

async function lint(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map(({ message }) => message);
}

test.each([
  ['src/lib/api.ts', '../pages/Home.page.tsx'],
  ['src/paths.ts', './lib/api.ts'],
  ['src/theme.ts', './components/card/Card.tsx'],
  ['src/router.tsx', './main.tsx'],
  ['src/content/home.ts', 'react'],
  ['src/content/home.ts', '@mantine/core'],
  ['src/main.tsx', '../local/seed/seed.ts'],
  ['src/forms/apply/ApplyForm.tsx', '../../../functions/src/data/jobs.ts'],
  ['src/sections/careers/Jobs.tsx', '../../../tests/render.tsx'],
  ['src/admin/jobs/JobsTab.tsx', '../messages/MessagesTab.tsx'],
  ['src/admin/shared/StaffPage.tsx', '../jobs/JobsTab.tsx'],
  ['src/pages/admin/Dashboard.page.tsx', 'zod'],
  ['functions/src/http/jobs.ts', '../app.ts'],
  ['functions/src/http/jobs.ts', 'firebase-admin/firestore'],
  ['functions/src/data/jobs.ts', '../http/jobs.ts'],
  ['functions/src/data/jobs.ts', 'express'],
  ['functions/src/settings.ts', './http/jobs.ts'],
  ['functions/src/contract/jobs.ts', '../password.ts'],
  ['functions/src/contract/jobs.ts', 'node:crypto'],
  ['functions/src/index.ts', '../../local/seed/seed.ts'],
])('%s may not import %s by any syntax', async (file, module) => {
  for (const code of [
    `import '${module}';`,
    `export * from '${module}';`,
    `export const load = () => import('${module}');`,
    `export type Module = typeof import('${module}');`,
  ]) {
    expect(await lint(file, code), code).toHaveLength(1);
  }
});

test.each([
  ['src/pages/Home.page.tsx', '../sections/Hero.tsx'],
  ['src/content/home.ts', '../paths.ts'],
  ['src/content/careers.ts', '#contract/jobs.ts'],
  ['functions/src/upkeep/resume-clean-up.ts', '../data/resumes.ts'],
  ['functions/src/contract/jobs.ts', './text.ts'],
  ['functions/src/contract/jobs.ts', 'zod/mini'],
])('%s may import %s', async (file, module) => {
  expect(await lint(file, `import '${module}'; export const load = () => import('${module}');`)).toEqual([]);
});

test('refuses a module that belongs to no layer', async () => {
  expect(await lint('src/new-module.ts', 'export {};')).toHaveLength(1);
});

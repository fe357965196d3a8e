import { readdirSync } from 'node:fs';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { inProject, root } from './project.ts';

/** The project's rules of imports alone: those that need types take minutes. */
const eslint = new ESLint({
  cwd: root,
  overrideConfig: [tseslint.configs.disableTypeChecked],
  ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-imports' || ruleId === 'no-restricted-syntax',
});

/** @returns the rules that refuse the code, as a file's whole text */
async function lint(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: inProject(file) });
  return [...new Set((result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message))];
}

test.each([
  ['src/lib/api.ts', '../pages/Home.page.tsx'],
  ['src/paths.ts', './lib/api.ts'],
  ['src/theme.ts', './components/card/Card.tsx'],
  ['src/router.tsx', './main.tsx'],
  ['src/content/home.ts', 'react'],
  ['src/main.tsx', '../local/seed.ts'],
  ['src/forms/apply/ApplyForm.tsx', '../../../functions/src/contract/limits.ts'],
  ['src/sections/careers/Jobs.tsx', '../../../tests/render.tsx'],
  ['functions/src/http/jobs.ts', '../parts.ts'],
  ['functions/src/http/jobs.ts', 'firebase-admin/firestore'],
  ['functions/src/data/jobs.ts', '../http/jobs.ts'],
  ['functions/src/data/jobs.ts', 'express'],
  ['functions/src/maintenance/sweep.ts', '../app.ts'],
  ['functions/src/settings.ts', './http/jobs.ts'],
  ['functions/src/password.ts', './settings.ts'],
  ['functions/src/contract/jobs.ts', '../password.ts'],
  ['functions/src/contract/jobs.ts', 'node:crypto'],
  ['functions/src/index.ts', '../../local/seed.ts'],
  ['src/admin/arrival.ts', 'zod'],
])('%s may not import %s, in any way', async (file, module) => {
  expect(await lint(file, `import '${module}';`)).toEqual(['no-restricted-imports']);
  expect(await lint(file, `export * from '${module}';`)).toEqual(['no-restricted-imports']);
  expect(await lint(file, `export const load = () => import('${module}');`)).toEqual(['no-restricted-syntax']);
  expect(await lint(file, `export type Module = typeof import('${module}');`)).toEqual(['no-restricted-syntax']);
});

test.each([
  ['src/pages/Home.page.tsx', '../sections/Hero.tsx'],
  ['src/content/home.ts', '../paths.ts'],
  ['src/content/careers.ts', '#contract/jobs.ts'],
  ['functions/src/maintenance/sweep.ts', '../data/resumes.ts'],
  ['functions/src/data/sessions.ts', '../problems.ts'],
  ['functions/src/contract/jobs.ts', './text.ts'],
  ['functions/src/contract/jobs.ts', 'zod/mini'],
])('%s may import %s', async (file, module) => {
  expect(await lint(file, `import '${module}'; export const load = () => import('${module}');`)).toEqual([]);
});

test.each(['src', 'functions/src'])('every module of %s has its layer', async (folder) => {
  const files = readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);
  const configs = await Promise.all(
    files.map(async (file) => ({ file, config: (await eslint.calculateConfigForFile(inProject(file))) as { rules: object } })),
  );
  expect(configs.filter(({ config }) => !('no-restricted-imports' in config.rules)).map(({ file }) => file)).toEqual([]);
});

/** The kinds of test, in the order they run. */
export const kinds = ['unit', 'component', 'api', 'rules', 'browser', 'launcher'] as const;

export type Kind = (typeof kinds)[number];

/** The environment variable that names files to leave out, as patterns with blanks between them. Vitest's `--exclude` reaches no project. */
export const excludedTests = 'EXCLUDED_TESTS';

/** Tests that take minutes: for `npm test -- --all`. */
export const exhaustiveTests = '**/*.exhaustive.test.{ts,tsx}';

/**
 * What each kind needs: `stack` is the local Firebase, `storage` the one of its files that needs the Storage emulator too. One
 * that is `exhaustive` is for `npm test -- --all`.
 */
export const needs: Record<Kind, { stack?: boolean; storage?: string; chromium?: boolean; exhaustive?: boolean }> = {
  unit: {},
  component: {},
  api: { stack: true },
  rules: { stack: true, storage: 'tests/rules/storage.test.ts' },
  browser: { stack: true, chromium: true },
  launcher: { stack: true, exhaustive: true },
};

/**
 * Which kinds the arguments of `npm test -- …` ask for: by `--project`, or by where the named files lie.
 * @returns all kinds where they don't tell
 */
export function kindsOf(args: string[]): Kind[] {
  const projects = args.flatMap((arg, index) => {
    const value = arg.startsWith('--project=') ? arg.slice('--project='.length) : arg === '--project' ? args[index + 1] : undefined;
    return kinds.filter((kind) => kind === value);
  });
  if (projects.length > 0) return projects;
  const found = args.flatMap((arg) => {
    const [, folder] = /^(?:\.\/)?tests\/(\w+)/.exec(arg) ?? [];
    if (folder !== undefined) return kinds.filter((kind) => kind === folder);
    return /^(\.\/)?(src|local|functions)\//.test(arg) ? (['unit', 'component'] as const) : [];
  });
  return found.length > 0 ? [...new Set(found)] : [...kinds];
}

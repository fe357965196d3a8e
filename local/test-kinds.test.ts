import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from './project.ts';
import { kinds, kindsOf, needs } from './test-kinds.ts';

test.each([
  [['tests/api/login'], ['api']],
  [['./tests/rules/', '-t', 'deny'], ['rules']],
  [['--project', 'unit'], ['unit']],
  [
    ['--project=browser', '--project', 'api'],
    ['browser', 'api'],
  ],
  [['src/lib/format.test.ts'], ['unit', 'component']],
  [
    ['functions/src', 'tests/api'],
    ['unit', 'component', 'api'],
  ],
  [['tests/launcher'], ['launcher']],
  [['login'], [...kinds]],
  [['-t', 'deny'], [...kinds]],
])('%j asks for %j', (args, expected) => {
  expect(kindsOf(args)).toEqual(expected);
});

test('without the Storage emulator one file is left out, and it is there', () => {
  const files = kinds.flatMap((kind) => needs[kind].storage ?? []);
  expect(files).toEqual(['tests/rules/storage.test.ts']);
  for (const file of files) expect(existsSync(inProject(file))).toBe(true);
});

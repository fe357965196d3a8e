import { expect, test } from 'vitest';
import { kinds, kindsOf } from './test-kinds.ts';

test.each([
  [['tests/api/login'], ['api']],
  [['./tests/rules/', '-t', 'deny'], ['rules']],
  [['--project', 'unit'], ['unit']],
  [['--project=browser', '--project', 'api'], ['browser', 'api']],
  [['src/lib/format.test.ts'], ['unit', 'component']],
  [['functions/src', 'tests/api'], ['unit', 'component', 'api']],
  [['tests/launcher'], ['launcher']],
  [['login'], [...kinds]],
  [['-t', 'deny'], [...kinds]],
])('%j asks for %j', (args, expected) => {
  expect(kindsOf(args)).toEqual(expected);
});

import { expect, test } from 'vitest';
import { firebaseTools } from './firebase-tools.ts';

const silent = '--non-interactive';

test('firebase-tools is interactive only on a terminal', () => {
  expect(firebaseTools(['deploy']).args.slice(1)).toEqual(['deploy', silent]);
  expect(firebaseTools(['deploy'], true).args.slice(1)).toEqual(['deploy']);
});

test('firebase-tools is not interactive when the command line forbids it', () => {
  expect(firebaseTools(['deploy', silent], true).args).toContain(silent);
});

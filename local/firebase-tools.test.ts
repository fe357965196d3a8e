import { expect, test } from 'vitest';
import { firebaseTools } from './firebase-tools.ts';

const silent = '--non-interactive';

test('firebase-tools asks only where somebody is there', () => {
  expect(firebaseTools(['deploy']).args.slice(1)).toEqual(['deploy', silent]);
  expect(firebaseTools(['deploy'], true).args.slice(1)).toEqual(['deploy']);
});

test('firebase-tools asks nothing where the command line says so', () => {
  expect(firebaseTools(['deploy', silent], true).args).toContain(silent);
});

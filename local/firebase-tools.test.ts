import { expect, test } from 'vitest';
import { firebaseTools } from './firebase-tools.ts';

test('firebase-tools is interactive only on a terminal', () => {
  expect(firebaseTools(['deploy']).args.slice(1)).toEqual(['deploy', '--non-interactive']);
  expect(firebaseTools(['deploy'], true).args.slice(1)).toEqual(['deploy']);
});

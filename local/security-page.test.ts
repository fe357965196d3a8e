import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every file that docs/security.md refers to is there', () => {
  const page = readFileSync('docs/security.md', 'utf8');
  const named = [...page.matchAll(/`([\w./-]+\.(?:tsx?|json))`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !existsSync(name) && !existsSync(`tests/${name}`))).toEqual([]);
});

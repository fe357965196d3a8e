import { expect, test } from 'vitest';
import { publicPaths } from '../bench/public-paths.ts';
import { isHydrated, listOverflow } from '../browser/page-checks.ts';
import { inPage, open } from './page.ts';

test.each(await publicPaths())('%s starts without an error, and nothing on it is cut off', async (path) => {
  await open(path);
  await expect.poll(() => inPage(isHydrated)).toBe(true);
  expect(await inPage(listOverflow)).toEqual([]);
});

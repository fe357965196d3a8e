import { expect, test } from 'vitest';
import { publicPaths } from '../bench/public-paths.ts';
import { listOverflow } from '../browser/page-checks.ts';
import { inPage, narrowWindow, openHydrated } from './page.ts';

test.each(await publicPaths())(
  '%s starts without an error, and nothing on it is cut off, in a wide and in a narrow window',
  async (path) => {
    await openHydrated(path);
    expect(await inPage(listOverflow)).toEqual([]);
    await narrowWindow();
    expect(await inPage(listOverflow)).toEqual([]);
  },
);

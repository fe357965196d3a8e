import { cached } from '../cached.ts';
import { serverLimits } from '../contract/limits.ts';
import { changesAtOnce, inParallel } from '../in-parallel.ts';
import { log } from '../log.ts';

/** One of many that a call changes. */
export type Item<Changed> = { id: string; change: () => Promise<Changed> };

/** One that fails, or for which no time is left, does not keep the others from being made. */
export async function changeAll<Changed extends { outcome: string }>(
  items: Item<Changed>[],
  admitAgain: () => Promise<void>,
): Promise<({ id: string } & (Changed | { outcome: 'failed' }))[]> {
  const end = performance.now() + serverLimits.bulkMs;
  const errorNames = new Set<string>();
  let begun = 0;
  let admit = admitAgain;
  const results = await inParallel(items, changesAtOnce, async ({ id, change }) => {
    if (performance.now() > end) return { id, outcome: 'failed' as const };
    try {
      if (begun++ % changesAtOnce === 0) admit = cached(admitAgain);
      await admit();
      return { id, ...(await change()) };
    } catch (error) {
      errorNames.add(error instanceof Error ? error.name : typeof error);
      return { id, outcome: 'failed' as const };
    }
  });
  const failed = results.filter(({ outcome }) => outcome === 'failed').length;
  if (failed > 0) log({ severity: 'ERROR', message: 'Bulk action incomplete', failed, of: items.length, kinds: [...errorNames] });
  return results;
}

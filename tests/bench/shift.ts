import { paths } from '../../src/paths.ts';
import { openPage } from '../browser/harness.ts';
import { fontArrived, hydrated, layoutShift, serveFontLate } from '../browser/page-checks.ts';
import { bars } from './bars.ts';
import { publicPaths } from './public-paths.ts';
import { withBrowser } from './rounds.ts';
import { atMost, type Row } from './row.ts';

/** Measures the worst layout shift of all public pages when the web font arrives late. */
export function measureShift(): Promise<Row[]> {
  return withBrowser(async (browser) => {
    const pages = await publicPaths();
    const shifts: number[] = [];
    for (const path of pages) {
      for (const width of [360, 1440]) {
        const { page } = await openPage(browser, { viewport: { width, height: 900 } });
        await serveFontLate(page);
        await page.goto(path);
        await hydrated(page);
        if (path === paths.careers) await page.getByRole('article').first().waitFor();
        await fontArrived(page);
        shifts.push((await layoutShift(page)).sum);
        await page.context().close();
      }
    }
    return [atMost(`layout shift, worst of ${pages.length} pages at 360 and 1440 px, late font`, [Math.max(...shifts)], bars.shift, '')];
  });
}

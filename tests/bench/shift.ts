import { fontArrived, layoutShift } from '../browser/page-checks.ts';
import { bars } from './bars.ts';
import { everyPath, openLoaded } from './public-paths.ts';
import { withBrowser } from './rounds.ts';

/** Measures the layout shift of each page while it loads and the web font arrives late. */
export function measureShift() {
  return withBrowser(async (browser) => {
    let worst = 0;
    for (const path of await everyPath()) {
      for (const width of [360, 1440]) {
        const page = await openLoaded(browser, path, { viewport: { width, height: 900 }, lateFont: true });
        await fontArrived(page);
        const { sum, moved } = await layoutShift(page);
        if (sum > bars.shift) console.log(path, width, sum, ...moved);
        worst = Math.max(worst, sum);
        await page.context().close();
      }
    }
    return { shift: [worst] };
  });
}

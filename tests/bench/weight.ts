import { paths } from '../../src/paths.ts';
import { textAt } from '../browser/harness.ts';
import { kB, scriptsBeforePaint, weigh } from '../browser/page-weight.ts';
import { publicPaths } from './public-paths.ts';
import { withBrowser } from './rounds.ts';

/** Weighs the pages on which most visits begin, and the HTML of all public ones. */
export function measureWeight() {
  return withBrowser(async (browser) => {
    const all = await publicPaths();
    const home = await weigh(browser, paths.home);
    const careers = await weigh(browser, paths.careers);
    const job = await weigh(browser, all.at(-1) ?? '');
    const html = await Promise.all(all.map(async (path) => kB(await textAt(path))));
    return {
      homeScripts: [home.scripts],
      careersScripts: [careers.scripts],
      jobScripts: [job.scripts],
      scriptsBeforePaint: [await scriptsBeforePaint(browser, paths.home)],
      styles: [Math.max(...[home, careers, job].map(({ styles }) => styles))],
      html: [Math.max(...html)],
    };
  });
}

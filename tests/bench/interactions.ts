import { type Browser, devices, type Page } from 'playwright-core';
import { careersTexts } from '../../src/content/careers.ts';
import { frameTexts } from '../../src/content/navigation.ts';
import { paths } from '../../src/paths.ts';
import { openPage, siteUrl } from '../browser/harness.ts';
import { hydrated } from '../browser/page-checks.ts';
import { withMirrors } from './mirror.ts';
import { inTurns, withBrowser } from './rounds.ts';
import { atMost, atMostBeside, type Row, spread } from './row.ts';
import { phoneFactor, slowDown } from './slow.ts';

const rounds = 5;
/** In milliseconds. */
const bar = 100;

type Interaction = {
  what: string;
  path: string;
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  done: (page: Page) => Promise<unknown>;
  /** Prepares the page without scripts. Absent if the interaction needs scripts. */
  prepareWithoutScripts?: (page: Page) => Promise<unknown>;
};

const firstApply = (page: Page) => page.getByRole('article').first().getByRole('button', { name: careersTexts.apply });

type Conditions = { site: string; factor: number; prepare: (page: Page) => Promise<unknown> };

const interactions: Interaction[] = [
  {
    what: 'opening the menu',
    path: paths.home,
    act: (page) => page.getByRole('button', { name: frameTexts.menu, exact: true }).tap(),
    done: (page) => page.getByRole('navigation', { name: frameTexts.smallScreenNavigation }).waitFor(),
    prepareWithoutScripts: () => Promise.resolve(),
  },
  {
    what: 'switching the colour scheme',
    path: paths.home,
    act: (page) => page.getByRole('button', { name: frameTexts.colorScheme }).tap(),
    done: (page) => page.locator('html[data-mantine-color-scheme="dark"]').waitFor(),
    prepareWithoutScripts: (page) =>
      page.getByRole('button', { name: frameTexts.colorScheme }).evaluate((button) => {
        const { dataset } = document.documentElement;
        dataset.mantineColorScheme = 'light';
        button.addEventListener('click', () => (dataset.mantineColorScheme = 'dark'));
      }),
  },
  {
    what: 'opening the Apply dialog',
    path: paths.careers,
    // Changes off the screen are not painted.
    prepare: (page) => firstApply(page).evaluate((button) => button.scrollIntoView({ block: 'center' })),
    act: (page) => firstApply(page).tap(),
    done: (page) => page.getByRole('dialog').waitFor(),
  },
];

/**
 * Measures the time from a tap to the next paint (Event Timing API), as slow as on a phone.
 * Interactions that need no scripts are also measured on the HTML alone.
 */
export function measureInteractions(): Promise<Row[]> {
  return withMirrors(({ bare }) =>
    withBrowser(async (browser) => {
      const rows: Row[] = [];
      for (const interaction of interactions) rows.push(await measureInteraction(browser, interaction, bare));
      return rows;
    }),
  );
}

/** @param bareUrl of the site without scripts */
async function measureInteraction(browser: Browser, interaction: Interaction, bareUrl: string): Promise<Row> {
  const { prepare, prepareWithoutScripts } = interaction;
  const factors: number[] = [];
  const measureOn = (site: string, prepare: Conditions['prepare']) => async () => {
    const factor = await phoneFactor(browser);
    factors.push(factor);
    return timeToNextPaint(browser, interaction, { site, factor, prepare });
  };
  const measureOurs = measureOn(siteUrl, async (page) => {
    await hydrated(page);
    await prepare?.(page);
  });
  const measureHtml = prepareWithoutScripts ? measureOn(bareUrl, prepareWithoutScripts) : () => Promise.resolve(NaN);
  const { ours, htmlAlone } = await inTurns({ ours: measureOurs, htmlAlone: measureHtml }, rounds);
  const what = `${interaction.what}, from the tap to the next paint, processor ${spread(factors, '×')} × slower`;
  return prepareWithoutScripts ? atMostBeside(`${what}, beside the HTML alone`, ours, htmlAlone, bar, 'ms') : atMost(what, ours, bar, 'ms');
}

/** @returns milliseconds from the tap to the next paint */
async function timeToNextPaint(browser: Browser, { path, act, done }: Interaction, { site, factor, prepare }: Conditions): Promise<number> {
  const { page } = await openPage(browser, { ...devices['Pixel 7'], colorScheme: 'light' });
  await slowDown(page, { factor });
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await prepare(page);
  const durations = await page.evaluateHandle(() => {
    const found: number[] = [];
    const observer = new PerformanceObserver((list) => found.push(...list.getEntries().map(({ duration }) => duration)));
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    return found;
  });
  await act(page);
  await done(page);
  await page.waitForTimeout(500);
  const reported = await durations.jsonValue();
  await page.context().close();
  // Browsers report no shorter times.
  return Math.max(16, ...reported);
}

import { type Browser, devices, type Page } from 'playwright-core';
import { careersTexts } from '../../src/content/careers.ts';
import { frame } from '../../src/content/navigation.ts';
import { paths } from '../../src/paths.ts';
import { launchBrowser, openPage, siteUrl } from '../browser/harness.ts';
import { hydrated } from '../browser/page-checks.ts';
import { mirror, withoutScripts } from './mirror.ts';
import { atMost, atMostBeside, type Row, spread } from './row.ts';
import { cpuFactor, phoneFactor, slowDown } from './slow.ts';

const rounds = 5;
/** In milliseconds. */
const bar = 100;

type Interaction = {
  what: string;
  path: string;
  ready?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  done: (page: Page) => Promise<unknown>;
  /** The same interaction without scripts, if possible. */
  alone?: (page: Page) => Promise<unknown>;
};

const firstApply = (page: Page) => page.getByRole('article').first().getByRole('button', { name: careersTexts.apply });

type Conditions = { site: string; factor: number; ready: (page: Page) => Promise<unknown> };

const interactions: Interaction[] = [
  {
    what: 'opening the menu',
    path: paths.home,
    act: (page) => page.getByRole('button', { name: frame.menu, exact: true }).tap(),
    done: (page) => page.getByRole('navigation', { name: frame.smallScreenNavigation }).waitFor(),
    alone: () => Promise.resolve(),
  },
  {
    what: 'switching the colour scheme',
    path: paths.home,
    act: (page) => page.getByRole('button', { name: frame.colorScheme }).tap(),
    done: (page) => page.locator('html[data-mantine-color-scheme="dark"]').waitFor(),
    alone: (page) =>
      page.getByRole('button', { name: frame.colorScheme }).evaluate((button) => {
        const { dataset } = document.documentElement;
        dataset.mantineColorScheme = 'light';
        button.addEventListener('click', () => (dataset.mantineColorScheme = 'dark'));
      }),
  },
  {
    what: 'opening Apply',
    path: paths.careers,
    // In the middle of the screen, because only visible changes are painted.
    ready: (page) => firstApply(page).evaluate((button) => button.scrollIntoView({ block: 'center' })),
    act: (page) => firstApply(page).tap(),
    done: (page) => page.getByRole('dialog').waitFor(),
  },
];

/** The time from a tap to the next paint (Event Timing API) on a slowed processor, compared with HTML alone. */
export async function measureInteractions(): Promise<Row[]> {
  const bare = await mirror(withoutScripts);
  const browser = await launchBrowser();
  try {
    const rows: Row[] = [];
    for (const interaction of interactions) {
      const { alone } = interaction;
      const ready = async (page: Page) => {
        await hydrated(page);
        await interaction.ready?.(page);
      };
      const slowed: number[] = [];
      const plain: number[] = [];
      const phone: number[] = [];
      const factors: number[] = [];
      for (let round = 0; round < rounds; round++) {
        slowed.push(await toNextPaint(browser, interaction, { site: siteUrl, factor: cpuFactor, ready }));
        if (alone) plain.push(await toNextPaint(browser, interaction, { site: bare.url, factor: cpuFactor, ready: alone }));
        const factor = await phoneFactor(browser);
        factors.push(factor);
        phone.push(await toNextPaint(browser, interaction, { site: siteUrl, factor, ready }));
      }
      const what = `${interaction.what} to next paint`;
      const slower = `${what}, processor ${cpuFactor} × slower`;
      rows.push(alone ? atMostBeside(`${slower}, beside the HTML alone`, slowed, plain, bar, 'ms') : atMost(slower, slowed, bar, 'ms'));
      rows.push(atMost(`${what}, as slow as a phone’s: ${spread(factors, '×')} ×`, phone, bar, 'ms'));
    }
    return rows;
  } finally {
    await browser.close();
    bare.close();
  }
}

async function toNextPaint(browser: Browser, { path, act, done }: Interaction, { site, factor, ready }: Conditions): Promise<number> {
  const { page } = await openPage(browser, { ...devices['Pixel 7'], colorScheme: 'light' });
  await slowDown(page, { factor });
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await ready(page);
  await page.evaluate(() => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration)));
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { durations });
  });
  await act(page);
  await done(page);
  await page.waitForTimeout(500);
  const durations = await page.evaluate(() =>
    'durations' in window && Array.isArray(window.durations) ? window.durations.map(Number) : [],
  );
  await page.context().close();
  // Shorter times are not reported.
  return Math.max(16, ...durations);
}

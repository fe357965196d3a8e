import lighthouse, { type Config } from 'lighthouse';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser } from 'playwright-core';
import { freePort } from '../../local/ports.ts';
import { paths } from '../../src/paths.ts';
import { launchBrowser, siteUrl } from '../browser/harness.ts';
import { median } from './measure.ts';
import { publicPaths } from './public-paths.ts';
import { inTurns } from './rounds.ts';

const rounds = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Scores (0 to 100), largest contentful paint in milliseconds, processor's slowdown factor. */
type Report = Record<(typeof categories)[number] | 'paint' | 'factor', number>;

/** A failed request to these hosts would count as an error of the page. */
const foreign = ['*fonts.googleapis.com*', '*fonts.gstatic.com*', '*www.google.com*', '*www.gstatic.com*'];

/** Audits each public page, also without scripts where most visits begin. The medians count. */
export async function measureLighthouse() {
  const all = await publicPaths();
  const job = all.at(-1) ?? '';
  const ours = new Map<string, Report[]>();
  const bare = new Map<string, Report[]>();
  for (const path of all) {
    const isEntry = [paths.home, paths.careers, job].includes(path);
    const withoutScripts = async () => (isEntry ? [await audit(path, [...foreign, '*.js'])] : []);
    const reports = await inTurns({ ours: async () => [await audit(path, foreign)], bare: withoutScripts }, rounds);
    ours.set(path, reports.ours.flat());
    bare.set(path, reports.bare.flat());
    console.log(path, ...([...categories, 'factor'] as const).map((name) => `${name} ${median(valuesOf(ours.get(path), name))}`));
  }
  const worst = (name: keyof Report) =>
    [...ours.values()].map((reports) => valuesOf(reports, name)).reduce((one, other) => (median(one) <= median(other) ? one : other));
  const paint = (path: string) => ({ ours: valuesOf(ours.get(path), 'paint'), reference: valuesOf(bare.get(path), 'paint') });
  return {
    performance: worst('performance'),
    accessibility: worst('accessibility'),
    'best-practices': worst('best-practices'),
    seo: worst('seo'),
    homePaint: paint(paths.home),
    careersPaint: paint(paths.careers),
    jobPaint: paint(job),
  };
}

const valuesOf = (reports: Report[] = [], name: keyof Report) => reports.map((report) => report[name]);

/** Runs the mobile audit in a new browser. @param blockedUrlPatterns what is not loaded */
async function audit(path: string, blockedUrlPatterns: string[], tries = 3): Promise<Report> {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const factor = await phoneFactor(browser);
    const config: Config = {
      extends: 'lighthouse:default',
      settings: { blockedUrlPatterns, throttling: { cpuSlowdownMultiplier: factor } },
    };
    const result = await lighthouse(siteUrl + path, { port, onlyCategories: [...categories], logLevel: 'error' }, config);
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse on ${path}: ${result?.lhr.runtimeError?.code}`);
    const { audits, categories: scored } = result.lhr;
    const scores = categories.map((name) => [name, Math.round((scored[name]?.score ?? NaN) * 100)]);
    const paint = audits['largest-contentful-paint']?.numericValue ?? NaN;
    return { ...(Object.fromEntries(scores) as Record<(typeof categories)[number], number>), paint, factor };
  } catch (error) {
    // Lighthouse sometimes loses the trace of a visit, and asks to repeat it.
    if (tries === 1 || !String(error).includes('NO_NAVSTART')) throw error;
  } finally {
    await browser.close();
  }
  return audit(path, blockedUrlPatterns, tries - 1);
}

/**
 * Lighthouse's fourfold slowdown fits from a BenchmarkIndex of 1500; slower processors need less:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 * @returns the factor that makes this processor as slow as a mid-range phone's, at least 1
 */
async function phoneFactor(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await page.close();
  return Math.max(1, 4 * Math.min(1, index / 1500));
}

import lighthouse, { type Config } from 'lighthouse';
import { freePort } from '../../local/ports.ts';
import { launchBrowser } from '../browser/harness.ts';
import { cpuFactor, phoneFactor } from './slow.ts';

export type Report = Awaited<ReturnType<typeof visit>>;

/** A failed request to these hosts would count as an error of the page. */
const blockedUrlPatterns = ['fonts.googleapis.com', 'fonts.gstatic.com', 'www.google.com', 'www.gstatic.com'].map((host) => `*${host}*`);

export type Options = {
  categories: string[];
  /** Slows the processor to the speed of a phone's, instead of by a fixed factor. */
  asPhone?: boolean;
};

/** Lighthouse sometimes loses the trace of a visit (NO_NAVSTART) and asks to repeat it. */
const tries = 3;

/** Runs Lighthouse's mobile audit in a new browser. */
export async function audit(url: string, options: Options): Promise<Report> {
  for (let left = tries - 1; ; left--) {
    try {
      return await visit(url, options);
    } catch (error) {
      if (left === 0 || !String(error).includes('NO_NAVSTART')) throw error;
    }
  }
}

/** @returns scores from 0 to 100, NaN if not asked for, and times in milliseconds */
async function visit(url: string, { categories, asPhone = false }: Options) {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const factor = asPhone ? await phoneFactor(browser) : cpuFactor;
    const config: Config = {
      extends: 'lighthouse:default',
      settings: { blockedUrlPatterns, throttling: { cpuSlowdownMultiplier: factor } },
    };
    const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' }, config);
    if (!result) throw new Error(`Lighthouse has no result for ${url}`);
    const { audits, categories: scored, environment, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.code} ${runtimeError.message}`);
    const unscored = categories.filter((name) => typeof scored[name]?.score !== 'number');
    if (unscored.length > 0) throw new Error(`Lighthouse has no score for ${unscored.join(', ')} of ${url}`);
    const score = (name: string) => Math.round((scored[name]?.score ?? NaN) * 100);
    const value = (name: string) => audits[name]?.numericValue ?? NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      largestPaint: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      /** Lighthouse's measure of the speed of this processor. */
      benchmarkIndex: environment.benchmarkIndex,
      /** How many times slower the processor was made. */
      factor,
    };
  } finally {
    await browser.close();
  }
}

import { siteUrl } from '../browser/harness.ts';
import { audit, type Options, type Report } from './lighthouse-run.ts';
import { publicPaths } from './public-paths.ts';
import { atLeast, median, type Row, type Samples, spread, withoutBar } from './row.ts';
import { cpuFactor } from './slow.ts';

const rounds = 5;
/** Lighthouse warns that scores are too low on slower processors. */
const leastProcessor = 1000;
const leastScore = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };

type Worst = { path: string; scores: Samples };

/** Medians of five visits. */
export async function measureLighthouse(): Promise<Row[]> {
  const pages = await publicPaths();
  const processor: number[] = [];
  const factors: number[] = [];
  const worst = new Map<string, Worst>();
  let worstPhone: Worst | undefined;
  for (const path of pages) {
    const reports = await visits(path, { categories: Object.keys(leastScore) });
    processor.push(...reports.map((report) => report.processor));
    console.log(path, ...Object.keys(leastScore).map((category) => median(reports.map((report) => report[category as keyof Report]))));
    for (const category of Object.keys(leastScore) as (keyof typeof leastScore)[]) {
      worst.set(category, worse(worst.get(category), { path, scores: reports.map((report) => report[category]) }));
    }
    let scores = reports.map(({ performance }) => performance);
    if (median(scores) < leastScore.performance) {
      const asPhone = await visits(path, { categories: ['performance'], asPhone: true });
      factors.push(...asPhone.map(({ factor }) => factor));
      scores = asPhone.map(({ performance }) => performance);
      console.log(path, 'on a processor as slow as a phone’s', median(scores));
    }
    worstPhone = worse(worstPhone, { path, scores });
  }
  const rows = Object.entries(leastScore).map(([category, bar]) => {
    const { path = '', scores = [] } = worst.get(category) ?? {};
    return atLeast(`Lighthouse mobile, ${category}: worst of ${pages.length} pages (${path})`, scores, bar);
  });
  const phone = `as slow as a phone’s: ${spread([...factors, cpuFactor], '×')} ×`;
  rows.push(
    atLeast(
      `Lighthouse mobile, performance, processor ${phone}: worst of ${pages.length} pages (${worstPhone?.path})`,
      worstPhone?.scores ?? [],
      leastScore.performance,
    ),
  );
  const ofProcessor = atLeast(
    `processor by Lighthouse's index; below ${leastProcessor}, its scores are too low`,
    processor,
    leastProcessor,
  );
  return [...rows, withoutBar(ofProcessor)];
}

async function visits(path: string, options: Options): Promise<Report[]> {
  const reports: Report[] = [];
  for (let round = 0; round < rounds; round++) reports.push(await audit(siteUrl + path, options));
  return reports;
}

function worse(one: Worst | undefined, other: Worst): Worst {
  return one === undefined || median(other.scores) < median(one.scores) ? other : one;
}

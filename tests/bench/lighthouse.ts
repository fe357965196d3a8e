import { siteUrl } from '../browser/harness.ts';
import { audit, type Options, type Report } from './lighthouse-run.ts';
import { publicPaths } from './public-paths.ts';
import { atLeast, median, type Row, type Samples, spread, withoutBar } from './row.ts';
import { cpuFactor } from './slow.ts';

const rounds = 5;
/** Lighthouse warns that scores are too low on slower processors. */
const minBenchmarkIndex = 1000;
const minScores = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };

type Worst = { path: string; scores: Samples };

/** Audits each page five times, and a slow one again at a phone's speed. The medians count. */
export async function measureLighthouse(): Promise<Row[]> {
  const pages = await publicPaths();
  const benchmarkIndexes: number[] = [];
  const factors: number[] = [];
  const worst = new Map<string, Worst>();
  let worstPhone: Worst | undefined;
  for (const path of pages) {
    const reports = await auditRepeatedly(path, { categories: Object.keys(minScores) });
    benchmarkIndexes.push(...reports.map(({ benchmarkIndex }) => benchmarkIndex));
    console.log(path, ...Object.keys(minScores).map((category) => median(reports.map((report) => report[category as keyof Report]))));
    for (const category of Object.keys(minScores) as (keyof typeof minScores)[]) {
      worst.set(category, worse(worst.get(category), { path, scores: reports.map((report) => report[category]) }));
    }
    let scores = reports.map(({ performance }) => performance);
    if (median(scores) < minScores.performance) {
      const asPhone = await auditRepeatedly(path, { categories: ['performance'], asPhone: true });
      factors.push(...asPhone.map(({ factor }) => factor));
      scores = asPhone.map(({ performance }) => performance);
      console.log(path, 'on a processor as slow as a phone’s', median(scores));
    }
    worstPhone = worse(worstPhone, { path, scores });
  }
  const rows = Object.entries(minScores).map(([category, bar]) => {
    const { path = '', scores = [] } = worst.get(category) ?? {};
    return atLeast(`Lighthouse mobile, ${category}: worst of ${pages.length} pages (${path})`, scores, bar);
  });
  const phone = `as slow as a phone’s: ${spread([...factors, cpuFactor], '×')} ×`;
  rows.push(
    atLeast(
      `Lighthouse mobile, performance, processor ${phone}: worst of ${pages.length} pages (${worstPhone?.path})`,
      worstPhone?.scores ?? [],
      minScores.performance,
    ),
  );
  const processorRow = atLeast(
    `processor by Lighthouse's index; below ${minBenchmarkIndex}, its scores are too low`,
    benchmarkIndexes,
    minBenchmarkIndex,
  );
  return [...rows, withoutBar(processorRow)];
}

async function auditRepeatedly(path: string, options: Options): Promise<Report[]> {
  const reports: Report[] = [];
  for (let round = 0; round < rounds; round++) reports.push(await audit(siteUrl + path, options));
  return reports;
}

function worse(one: Worst | undefined, other: Worst): Worst {
  return one === undefined || median(other.scores) < median(one.scores) ? other : one;
}

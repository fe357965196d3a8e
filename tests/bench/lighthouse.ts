import { siteUrl } from '../browser/harness.ts';
import { audit, type Options, type Report } from './lighthouse-run.ts';
import { publicPaths } from './public-paths.ts';
import { inTurns } from './rounds.ts';
import { atLeast, median, type Row, type Samples, spread, withoutBar } from './row.ts';
import { cpuFactor } from './slow.ts';

const rounds = 5;
/** Lighthouse warns that scores are too low on slower processors. */
const minBenchmarkIndex = 1000;
const minScores = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type PageScores = { path: string; scores: Samples };

/** Audits each page five times, and a slow one again at a phone's speed. The medians count. */
export async function measureLighthouse(): Promise<Row[]> {
  const audits: { path: string; reports: Report[] }[] = [];
  const phoneScores: PageScores[] = [];
  const factors = [cpuFactor];
  for (const path of await publicPaths()) {
    const reports = await auditRepeatedly(path, { categories: [...categories] });
    audits.push({ path, reports });
    console.log(path, ...categories.map((category) => median(reports.map((report) => report[category]))));
    let scores = reports.map(({ performance }) => performance);
    if (median(scores) < minScores.performance) {
      const asPhone = await auditRepeatedly(path, { categories: ['performance'], asPhone: true });
      factors.push(...asPhone.map(({ factor }) => factor));
      scores = asPhone.map(({ performance }) => performance);
      console.log(path, 'on a processor as slow as a phone’s', median(scores));
    }
    phoneScores.push({ path, scores });
  }
  const rowOf = (what: string, pages: PageScores[], bar: number) => {
    const { path = '', scores = [] } = pages.toSorted((one, other) => median(one.scores) - median(other.scores))[0] ?? {};
    return atLeast(`Lighthouse mobile, ${what}: worst of ${pages.length} pages (${path})`, scores, bar);
  };
  const rows = categories.map((category) => {
    const scores = audits.map(({ path, reports }) => ({ path, scores: reports.map((report) => report[category]) }));
    return rowOf(category, scores, minScores[category]);
  });
  const phone = `performance, processor as slow as a phone’s: ${spread(factors, '×')} ×`;
  const processorRow = atLeast(
    `processor by Lighthouse's index; below ${minBenchmarkIndex}, its scores are too low`,
    audits.flatMap(({ reports }) => reports.map(({ benchmarkIndex }) => benchmarkIndex)),
    minBenchmarkIndex,
  );
  return [...rows, rowOf(phone, phoneScores, minScores.performance), withoutBar(processorRow)];
}

async function auditRepeatedly(path: string, options: Options): Promise<Report[]> {
  return (await inTurns({ reports: () => audit(siteUrl + path, options) }, rounds)).reports;
}

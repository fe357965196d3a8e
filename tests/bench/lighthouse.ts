import { siteUrl } from '../browser/harness.ts';
import { audit, type Report } from './lighthouse-run.ts';
import { publicPaths } from './public-paths.ts';
import { atLeast, median, type Row, unbarred } from './row.ts';

const rounds = 5;
/** Lighthouse slows every processor down four times, and warns that scores come out too low where this one is slower than so. */
const leastProcessor = 1000;
const leastScore = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Lighthouse's scores of every public page: medians of five visits. */
export async function measureLighthouse(): Promise<Row[]> {
  const pages = await publicPaths();
  const processor: number[] = [];
  const worst = new Map<string, { path: string; scores: number[] }>();
  for (const path of pages) {
    const reports: Report[] = [];
    for (let round = 0; round < rounds; round++) reports.push(await audit(siteUrl + path));
    processor.push(...reports.map((report) => report.processor));
    console.log(path, ...Object.keys(leastScore).map((category) => median(reports.map((report) => report[category as keyof Report]))));
    for (const category of Object.keys(leastScore) as (keyof typeof leastScore)[]) {
      const scores = reports.map((report) => report[category]);
      if (median(scores) < median(worst.get(category)?.scores ?? [Infinity])) worst.set(category, { path, scores });
    }
  }
  const rows = Object.entries(leastScore).map(([category, bar]) => {
    const { path = '', scores = [] } = worst.get(category) ?? {};
    return atLeast(`Lighthouse mobile, ${category}: worst of ${pages.length} pages (${path})`, scores, bar);
  });
  const ofProcessor = atLeast(`processor by Lighthouse's index; below ${leastProcessor}, its scores are too low`, processor, leastProcessor);
  return [...rows, unbarred(ofProcessor)];
}

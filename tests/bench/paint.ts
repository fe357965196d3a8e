import { jobPath, paths } from '../../src/paths.ts';
import { fetchToken, postJob } from '../browser/dashboard.ts';
import { audit, type Report } from './lighthouse-run.ts';
import { mirror, withoutScripts } from './mirror.ts';
import { atMost, atMostTimes, type Row } from './row.ts';

const rounds = 7;
const categories = ['performance'];

/** Measures the largest contentful paint, compared with the same HTML without scripts. */
export async function measurePaint(): Promise<Row[]> {
  const home = await auditInTurns(paths.home);
  const job = await auditInTurns(jobPath((await postJob(await fetchToken())).id));
  return [
    atMostTimes('LCP of / against its HTML alone', home.ours.map(largestPaintOf), home.plain.map(largestPaintOf), 1.1, 'ms'),
    atMostTimes("LCP of a job's page against its HTML alone", job.ours.map(largestPaintOf), job.plain.map(largestPaintOf), 1.1, 'ms'),
    atMost(
      'total blocking time of /',
      home.ours.map(({ blocking }) => blocking),
      100,
      'ms',
    ),
  ];
}

const largestPaintOf = ({ largestPaint }: Report) => largestPaint;

/** Audits a page with and without scripts in turns, so that other load affects both alike. */
async function auditInTurns(path: string): Promise<{ ours: Report[]; plain: Report[] }> {
  const whole = await mirror((html) => html);
  const bare = await mirror(withoutScripts);
  const ours: Report[] = [];
  const plain: Report[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      ours.push(await audit(whole.url + path, { categories }));
      plain.push(await audit(bare.url + path, { categories }));
    }
  } finally {
    whole.close();
    bare.close();
  }
  return { ours, plain };
}

import { jobPath, paths } from '../../src/paths.ts';
import { fetchToken, postJob } from '../browser/dashboard.ts';
import { audit, type Report } from './lighthouse-run.ts';
import { mirror, withoutScripts } from './mirror.ts';
import { atMost, atMostTimes, type Row } from './row.ts';

const rounds = 7;
const categories = ['performance'];

/** The largest contentful paint, compared with the same HTML without scripts. */
export async function measurePaint(): Promise<Row[]> {
  const home = await inTurns(paths.home);
  const opening = await inTurns(jobPath((await postJob(await fetchToken())).id));
  return [
    atMostTimes('LCP of / against its HTML alone', home.ours.map(largest), home.plain.map(largest), 1.1, 'ms'),
    atMostTimes("LCP of a job's page against its HTML alone", opening.ours.map(largest), opening.plain.map(largest), 1.1, 'ms'),
    atMost(
      'total blocking time of /',
      home.ours.map(({ blocking }) => blocking),
      100,
      'ms',
    ),
  ];
}

const largest = ({ largestPaint }: Report) => largestPaint;

/** In turns, so that other load affects both alike. */
async function inTurns(path: string): Promise<{ ours: Report[]; plain: Report[] }> {
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

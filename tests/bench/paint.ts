import { openingPath, paths } from '../../src/paths.ts';
import { bearer, postJob } from '../browser/dashboard.ts';
import { siteUrl } from '../browser/harness.ts';
import { audit, type Report } from './lighthouse-run.ts';
import { withoutScripts } from './plain-page.ts';
import { atMost, atMostTimes, type Row } from './row.ts';

const rounds = 7;

/** The largest paint of the home page and of a posting's page, beside the same HTML without scripts. */
export async function measurePaint(): Promise<Row[]> {
  const home = await inTurns(siteUrl + paths.home, await withoutScripts(paths.home, 'bench-home'));
  const posting = openingPath((await postJob(await bearer())).id);
  const opening = await inTurns(siteUrl + posting, await withoutScripts(posting, 'bench-opening'));
  return [
    atMostTimes("LCP of a posting's page against its HTML alone", opening.ours.map(largest), opening.plain.map(largest), 1.1, 'ms'),
    atMostTimes('LCP of / against its HTML alone', home.ours.map(largest), home.plain.map(largest), 1.1, 'ms'),
    atMost('total blocking time of /', home.ours.map(({ blocking }) => blocking), 100, 'ms'),
  ];
}

const largest = ({ largestPaint }: Report) => largestPaint;

/** One after the other, so that whatever else the machine does falls on both alike. */
async function inTurns(url: string, plainUrl: string): Promise<{ ours: Report[]; plain: Report[] }> {
  const ours: Report[] = [];
  const plain: Report[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(await audit(url, ['performance']));
    plain.push(await audit(plainUrl, ['performance']));
  }
  return { ours, plain };
}

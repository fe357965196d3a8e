import { audit, type Report } from './lighthouse-run.ts';
import { withMirrors } from './mirror.ts';
import { entryPages } from './public-paths.ts';
import { inTurns } from './rounds.ts';
import { atMost, atMostTimes, type Row } from './row.ts';

const rounds = 7;
const categories = ['performance'];

/** Measures the largest contentful paint, compared with the HTML alone, and total blocking time. */
export function measurePaint(): Promise<Row[]> {
  return withMirrors(async ({ whole, bare }) => {
    const rows: Row[] = [];
    for (const [name, path] of await entryPages()) {
      const { ours, htmlAlone } = await inTurns(
        { ours: () => audit(whole + path, { categories }), htmlAlone: () => audit(bare + path, { categories }) },
        rounds,
      );
      rows.push(atMostTimes(`LCP of ${name} against its HTML alone`, ours.map(largestPaintOf), htmlAlone.map(largestPaintOf), 1.1, 'ms'));
      rows.push(atMost(`total blocking time of ${name}`, ours.map(blockingTimeOf), 100, 'ms'));
    }
    return rows;
  });
}

const largestPaintOf = ({ largestPaint }: Report) => largestPaint;
const blockingTimeOf = ({ blocking }: Report) => blocking;

import { audit, type Report } from './lighthouse-run.ts';
import { mirror, withoutScripts } from './mirror.ts';
import { entryPages } from './public-paths.ts';
import { atMost, atMostTimes, type Row } from './row.ts';

const rounds = 7;
const categories = ['performance'];

/** Measures the largest contentful paint, compared with the same HTML without scripts, and the total blocking time. */
export async function measurePaint(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path] of await entryPages()) {
    const { ours, htmlAlone } = await auditInTurns(path);
    rows.push(atMostTimes(`LCP of ${name} against its HTML alone`, ours.map(largestPaintOf), htmlAlone.map(largestPaintOf), 1.1, 'ms'));
    rows.push(atMost(`total blocking time of ${name}`, ours.map(blockingTimeOf), 100, 'ms'));
  }
  return rows;
}

const largestPaintOf = ({ largestPaint }: Report) => largestPaint;
const blockingTimeOf = ({ blocking }: Report) => blocking;

/** Audits a page with and without scripts in turns, so that other load affects both alike. */
async function auditInTurns(path: string): Promise<{ ours: Report[]; htmlAlone: Report[] }> {
  const whole = await mirror((html) => html);
  const bare = await mirror(withoutScripts);
  const ours: Report[] = [];
  const htmlAlone: Report[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      ours.push(await audit(whole.url + path, { categories }));
      htmlAlone.push(await audit(bare.url + path, { categories }));
    }
  } finally {
    whole.close();
    bare.close();
  }
  return { ours, htmlAlone };
}

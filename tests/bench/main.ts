import { measureApplications } from './applications.ts';
import { measureAxe } from './axe.ts';
import { measureCrowd } from './crowd.ts';
import { measureFunctionStart } from './function-start.ts';
import { measureInteractions } from './interactions.ts';
import { measureJobs } from './jobs.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMail } from './mail.ts';
import { measurePaint } from './paint.ts';
import { failedRow, type Row, table } from './row.ts';
import { measureReview } from './review.ts';
import { measureShift } from './shift.ts';
import { measureStart } from './start.ts';
import { measureTap } from './tap.ts';
import { measureWeight } from './weight.ts';

const measurements: Record<string, () => Promise<Row[]>> = {
  weight: measureWeight,
  paint: measurePaint,
  tap: measureTap,
  interactions: measureInteractions,
  review: measureReview,
  shift: measureShift,
  axe: measureAxe,
  'function-start': measureFunctionStart,
  jobs: measureJobs,
  crowd: measureCrowd,
  applications: measureApplications,
  mail: measureMail,
  start: measureStart,
  lighthouse: measureLighthouse,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(measurements, name));
if (unknown.length > 0) {
  console.error(`Unknown measurement: ${unknown.join(', ')}. Choose from: ${Object.keys(measurements).join(', ')}.`);
  process.exit(2);
}

const rows: Row[] = [];
for (const [name, measure] of Object.entries(measurements)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`Measuring ${name}`);
  const measured = await measure().catch((error: unknown): Row[] => {
    console.error(error);
    return [failedRow(name)];
  });
  console.log(table(measured));
  rows.push(...measured);
}
const rowsWithBar = rows.filter(({ bar }) => bar !== '');
const missed = rowsWithBar.filter(({ met }) => !met);
console.log(`\n${table(rows)}\n\n${rowsWithBar.length - missed.length} of ${rowsWithBar.length} bars met.`);
process.exit(missed.length === 0 ? 0 : 1);

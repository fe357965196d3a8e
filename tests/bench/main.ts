import { measureApplications } from './applications.ts';
import { measureAxe } from './axe.ts';
import { measureFunctionStart } from './function-start.ts';
import { measureInteractions } from './interactions.ts';
import { measureJobs } from './jobs.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measurePaint } from './paint.ts';
import { type Row, table } from './row.ts';
import { measureShift } from './shift.ts';
import { measureStart } from './start.ts';
import { measureTap } from './tap.ts';
import { measureWeight } from './weight.ts';

const groups: Record<string, () => Promise<Row[]>> = {
  weight: measureWeight,
  paint: measurePaint,
  tap: measureTap,
  interactions: measureInteractions,
  shift: measureShift,
  axe: measureAxe,
  function: measureFunctionStart,
  jobs: measureJobs,
  applications: measureApplications,
  start: measureStart,
  lighthouse: measureLighthouse,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in groups));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')} can't be measured. There are: ${Object.keys(groups).join(', ')}.`);
  process.exit(2);
}

const rows: Row[] = [];
for (const [name, measure] of Object.entries(groups)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`Measuring ${name}`);
  const measured = await measure().catch((error: unknown): Row[] => {
    console.error(error);
    return [{ what: name, ours: 'could not be measured', reference: '', ratio: '', bar: 'measured', holds: false }];
  });
  console.log(table(measured));
  rows.push(...measured);
}
const barred = rows.filter(({ bar }) => bar !== '');
const missed = barred.filter(({ holds }) => !holds);
console.log(`\n${table(rows)}\n\n${barred.length - missed.length} of ${barred.length} bars hold.`);
process.exit(missed.length === 0 ? 0 : 1);

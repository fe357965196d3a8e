import { judge } from './measure.ts';
import { heldByTests, measures } from './measures.ts';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(measures, name));
if (unknown.length > 0) {
  console.error(`Unknown measurement: ${unknown.join(', ')}. Choose from: ${Object.keys(measures).join(', ')}.`);
  process.exit(2);
}

const lines: string[] = [];
let missed = 0;
for (const [name, { run, bars }] of Object.entries(measures)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`Measuring ${name}`);
  const figures = await run().catch((error: unknown): Awaited<ReturnType<typeof run>> => {
    console.error(error);
    return {};
  });
  for (const [key, bar] of Object.entries(bars)) {
    const { met, line } = judge(bar, figures[key]);
    if (!met) missed += 1;
    lines.push(line);
    console.log(line);
  }
}
if (asked.length === 0) lines.push(...heldByTests.map(([what, file]) => `test    ${what}: ${file}`));
console.log(`\n${lines.join('\n')}\n\n${missed} bars missed.`);
process.exit(missed === 0 ? 0 : 1);

import { readFileSync } from 'node:fs';
import { planRemoval, planRestore, readRemovals, removeAgain, type RestoreReport, restore } from '../../functions/src/cli/restore.ts';
import { openFirebase } from '../../functions/src/platform/firestore/firebase.ts';
import { connectTo, explain } from '../firebase-project.ts';
import { flag, readOptions, text } from '../options.ts';
import { Problem } from '../problem.ts';

const usage = 'Use: npm run restore -- --from DATABASE [--removals FILE] | --removals FILE [--project ID] [--yes]';

/**
 * `npm run restore` copies what is missing from a backup. Without `--from`, one has replaced
 * the live database: it removes again what the log says was removed since.
 */
export async function main(args: string[]): Promise<number> {
  try {
    const { from, removals: file, project, yes } = readOptions(args, usage, { from: text, removals: text, project: text, yes: flag });
    if (!from && !file) throw new Problem(usage);
    await connectTo(project);
    const removals = file ? readRemovals(readFileSync(file, 'utf8')) : undefined;
    const live = await openFirebase().db();
    const backup = from ? await openFirebase(undefined, undefined, from).db() : undefined;
    if (backup) {
      const plan = await planRestore(backup, live, removals);
      console.log(lines(plan).join('\n'));
      return await finish(plan.created, yes, () => restore(backup, live, removals));
    }
    const left = await planRemoval(live, removals ?? new Set());
    const head = Object.keys(left).length === 0 ? 'Nothing has to be removed again.' : 'To be removed again:';
    console.log([head, ...countsOf(left)].join('\n'));
    return await finish(left, yes, () => removeAgain(live, removals ?? new Set()));
  } catch (error) {
    console.error(error instanceof Problem ? error.message : explain(error));
    return 1;
  }
}

async function finish(planned: Record<string, number>, yes: boolean | undefined, work: () => Promise<unknown>): Promise<number> {
  if (Object.keys(planned).length === 0) return 0;
  if (yes) await work();
  console.log(yes ? '\nDone.' : '\nNothing is written yet. To do it, run the same command with --yes.');
  return 0;
}

const countsOf = (counts: Record<string, number>) =>
  Object.entries(counts).map(([name, count]) => `  ${String(count).padStart(7)}  ${name}`);

function lines({ created, deleted }: RestoreReport): string[] {
  const counts = countsOf(created);
  return [
    counts.length === 0 ? 'Nothing is missing.' : 'Missing, to be created:',
    ...counts,
    ...(deleted === 0 ? [] : [`  ${String(deleted).padStart(7)}  stay deleted, as the audit trail or the log records`]),
  ];
}

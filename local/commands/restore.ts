import { planRestore, type RestoreReport, restore } from '../../functions/src/cli/restore.ts';
import { openFirebase } from '../../functions/src/data/firebase.ts';
import { connectTo, explain } from '../firebase-project.ts';
import { flag, readOptions, text } from '../options.ts';
import { Problem } from '../problem.ts';

const usage = 'Use: npm run restore -- --from DATABASE [--project ID] [--yes]';

/** `npm run restore`: copies missing documents from a database with a restored backup. */
export async function main(args: string[]): Promise<number> {
  try {
    const { from, project, yes } = readOptions(args, usage, { from: text, project: text, yes: flag });
    if (!from) throw new Problem(usage);
    connectTo(project);
    const [backup, live] = await Promise.all([openFirebase(undefined, undefined, from).db(), openFirebase().db()]);
    const plan = await planRestore(backup, live);
    console.log(lines(plan).join('\n'));
    if (Object.keys(plan.created).length === 0) return 0;
    if (!yes) {
      console.log('\nNothing is written yet. To create them, run the same command with --yes.');
      return 0;
    }
    await restore(backup, live);
    console.log('\nThey are created.');
    return 0;
  } catch (error) {
    console.error(error instanceof Problem ? error.message : explain(error));
    return 1;
  }
}

function lines({ created, deleted }: RestoreReport): string[] {
  const counts = Object.entries(created).map(([name, count]) => `  ${String(count).padStart(7)}  ${name}`);
  return [
    counts.length === 0 ? 'Nothing is missing.' : 'Missing, to be created:',
    ...counts,
    ...(deleted === 0 ? [] : [`  ${String(deleted).padStart(7)}  stay deleted, as the audit trail records`]),
  ];
}

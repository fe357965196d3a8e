import { readFileSync } from 'node:fs';
import { z } from 'zod/mini';
import { removeAgain, removedPaths, type Removals, restore } from '../../functions/src/cli/restore.ts';
import { openFirebase } from '../../functions/src/platform/firestore/firebase.ts';
import { connectTo } from '../firebase-project.ts';
import { flag, readOptions, text } from '../options.ts';
import { Problem } from '../problem.ts';

const usage = 'Use: npm run restore -- --from DATABASE [--removals FILE] | --removals FILE [--project ID] [--yes]';

/**
 * `npm run restore` copies what is missing from a backup. Without `--from`, one has replaced
 * the live database: it removes again what the log says was removed since.
 */
export async function main(args: string[]): Promise<void> {
  const { from, removals: file, project, yes } = readOptions(args, usage, { from: text, removals: text, project: text, yes: flag });
  if (!from && !file) throw new Problem(usage);
  await connectTo(project);
  const removals = file ? readRemovals(readFileSync(file, 'utf8')) : new Set<string>();
  const live = await openFirebase().db();
  const backup = from && (await openFirebase(undefined, undefined, from).db());
  const counts = Object.entries(await (backup ? restore(backup, live, removals, !yes) : removeAgain(live, removals, !yes)));
  console.log(`${backup ? 'Missing, to be created' : 'To be removed again'}:${counts.length === 0 ? ' nothing' : ''}`);
  for (const [name, count] of counts) console.log(`  ${String(count).padStart(7)}  ${name}`);
  if (counts.length > 0) console.log(yes ? '\nDone.' : '\nNothing is written yet. To do it, run the same command with --yes.');
}

const removalEntries = z.array(
  z.object({
    jsonPayload: z.object({ message: z.literal('removed'), collection: z.string(), document: z.string(), entry: z.optional(z.string()) }),
  }),
);

/** @param exported the entries 'removed' as `gcloud logging read` prints them @throws {Problem} */
export function readRemovals(exported: string): Removals {
  const { data: entries } = removalEntries.safeParse(JSON.parse(exported));
  if (!entries) throw new Problem('The file has other entries of the log than those with the message “removed”.');
  return new Set(entries.flatMap(({ jsonPayload: { collection, document, entry } }) => removedPaths(`${collection}/${document}`, entry)));
}

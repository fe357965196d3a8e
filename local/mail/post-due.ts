import { serverLimits } from '#rooms/platform/contract/limits.ts';
import { openFirebase } from '../../functions/src/platform/firestore/firebase.ts';
import type { MailSource } from '../../functions/src/platform/mail/inbox.ts';
import { runPostDue } from '../../functions/src/post-due.ts';
import { createParts } from '../../functions/src/parts.ts';
import { readSettings } from '../../functions/src/settings.ts';
import { functionSettings } from '../emulators/function-settings.ts';
import type { Lifetime } from '../lifetime.ts';
import type { StackSettings } from '../settings.ts';

const everyMs = 10_000;
/** Local writes take less. */
const settleMs = 2000;

/** Stands in for the schedule of `postDue`, which the local Firebase does not run. */
export function runPostDueRegularly(life: Lifetime, stack: StackSettings, inbox: MailSource): void {
  const { project: projectId } = stack;
  const firebase = openFirebase({ projectId, storageBucket: `${projectId}.appspot.com` }, 'postDue');
  const parts = createParts(readSettings({ ...process.env, ...functionSettings(stack), FUNCTIONS_EMULATOR: 'true' }), firebase);
  // The next run does what one could not do.
  const run = () => void runPostDue(parts, Date.now() + serverLimits.newsSettleMs - settleMs, inbox).catch(() => undefined);
  const timer = setInterval(run, everyMs);
  // The client stays open: closed during a run, it would end this process with an uncaught error.
  life.defer(() => clearInterval(timer));
}

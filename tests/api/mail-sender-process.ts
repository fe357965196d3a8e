/** Sends waiting mails in a process that tests can kill. Its clock is fast, so leases end soon. */
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { deliverDue } from '../../functions/src/platform/mail/deliver.ts';
import { createParts } from '../../functions/src/parts.ts';
import { readSettings } from '../../functions/src/settings.ts';
import { openProject } from './project.ts';

const options = z.object({
  projectId: z.string(),
  clock: z.object({ start: z.number(), speed: z.number() }),
});

export type MailSenderOptions = z.infer<typeof options>;

const { projectId, clock } = options.parse(JSON.parse(process.argv[2] ?? ''));
const now = () => clock.start + (Date.now() - clock.start) * clock.speed;
const parts = createParts(readSettings(process.env), openProject(projectId), now);
process.stdout.write('ready\n');
for (;;) {
  // An outage of Firestore ends this delivery. The next one continues.
  await deliverDue(parts).catch(() => undefined);
  await sleep(50);
}

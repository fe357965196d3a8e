/** Sends the mails of the outbox in a process that tests can kill. Its clock runs fast, so leases and waits end within seconds. */
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { openFirebase } from '../../functions/src/data/firebase.ts';
import { deliverDue } from '../../functions/src/mail/deliver.ts';
import { createParts } from '../../functions/src/parts.ts';
import { readSettings } from '../../functions/src/settings.ts';

const options = z.object({
  project: z.object({ projectId: z.string(), storageBucket: z.string() }),
  clock: z.object({ start: z.number(), speed: z.number() }),
});

export type MailSenderOptions = z.infer<typeof options>;

const { project, clock } = options.parse(JSON.parse(process.argv[2] ?? ''));
const now = () => clock.start + (Date.now() - clock.start) * clock.speed;
const parts = createParts(readSettings(process.env), openFirebase(project), now);
process.stdout.write('ready\n');
for (;;) {
  // An outage of Firestore ends this delivery. The next one continues.
  await deliverDue(parts).catch(() => undefined);
  await sleep(50);
}

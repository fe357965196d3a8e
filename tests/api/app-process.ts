/** Runs the app in a process that tests can kill. The environment names proxies instead of the emulators. Prints the port. */
import { z } from 'zod';
import { createApp } from '../../functions/src/app.ts';
import { openFirebase } from '../../functions/src/data/firebase.ts';
import { createParts } from '../../functions/src/parts.ts';
import { readSettings } from '../../functions/src/settings.ts';
import { serve } from '../../functions/testing/serve.ts';

const project = z.object({ projectId: z.string(), storageBucket: z.string() });
const options = z.object({
  project,
  authProject: project,
  timeouts: z.object({ firestore: z.number(), auth: z.number(), storage: z.number(), siteverify: z.number() }),
  passwordCost: z.object({ ln: z.number(), r: z.number(), p: z.number() }),
});

export type AppProcessOptions = z.infer<typeof options>;

const { project: own, authProject, timeouts, passwordCost } = options.parse(JSON.parse(process.argv[2] ?? ''));
const firebase = { ...openFirebase(own), auth: openFirebase(authProject).auth };
const server = serve(createApp(createParts({ ...readSettings(process.env), timeouts, passwordCost }, firebase)));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`port ${typeof address === 'object' && address ? address.port : 0}\n`);
});

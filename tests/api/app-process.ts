/** Runs the app in a process that tests can kill, behind proxies. Prints the port. */
import { z } from 'zod';
import { createApp } from '../../functions/src/app.ts';
import { createParts } from '../../functions/src/parts.ts';
import { readSettings } from '../../functions/src/settings.ts';
import { serve } from '../../functions/testing/serve.ts';
import { openProject } from './project.ts';

const options = z.object({
  projectId: z.string(),
  timeouts: z.object({ firestore: z.number(), auth: z.number(), storage: z.number(), siteverify: z.number() }),
  passwordCost: z.object({ ln: z.number(), r: z.number(), p: z.number() }),
});

export type AppProcessOptions = z.infer<typeof options>;

const { projectId, ...changes } = options.parse(JSON.parse(process.argv[2] ?? ''));
const server = serve(await createApp(createParts({ ...readSettings(process.env), ...changes }, openProject(projectId))));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`port ${typeof address === 'object' && address ? address.port : 0}\n`);
});

/** Runs the app in a process that tests can kill, behind proxies. Prints the port. */
import { z } from 'zod';
import { createApp } from '../../functions/src/app.ts';
import { createParts } from '../../functions/src/parts.ts';
import { readSettings } from '../../functions/src/settings.ts';
import { serve } from '../../functions/testing/serve.ts';
import { listen } from '../../local/ports.ts';
import { openProject } from './project.ts';

const options = z.object({
  projectId: z.string(),
  timeouts: z.object({ firestore: z.number(), auth: z.number(), storage: z.number(), siteverify: z.number() }),
  passwordCost: z.object({ ln: z.number(), r: z.number(), p: z.number() }),
});

export type AppProcessOptions = z.infer<typeof options>;

const { projectId, ...changes } = options.parse(JSON.parse(process.argv[2] ?? ''));
const app = await createApp(createParts({ ...readSettings(process.env), ...changes }, openProject(projectId)));
const address = await listen(serve(app));
process.stdout.write(`port ${address.split(':')[1]}\n`);

/** Runs the API in its own process, as in the cloud, and reports its processor time. */
import { createApp } from '../../functions/src/app.ts';
import { createParts } from '../../functions/src/parts.ts';
import { readSettings } from '../../functions/src/settings.ts';
import { serve } from '../../functions/testing/serve.ts';
import { listen } from '../../local/ports.ts';
import { openProject } from '../api/project.ts';

const projectId = process.argv[2] ?? '';
const settings = { ...readSettings({ ...process.env, FUNCTIONS_EMULATOR: 'true' }), cacheMs: readSettings({}).cacheMs };
const address = await listen(serve(await createApp(createParts(settings, openProject(projectId)))));

process.on('disconnect', () => process.exit());

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
process.send?.(address);

/** Runs the API in a process of its own, as it runs in the cloud, and reports its processor time. */
import { createApp } from '../../functions/src/app.ts';
import { openFirebase } from '../../functions/src/data/firebase.ts';
import { createParts } from '../../functions/src/parts.ts';
import { readSettings } from '../../functions/src/settings.ts';
import { serve } from '../../functions/testing/serve.ts';
import { listen } from '../../local/ports.ts';

const projectId = process.argv[2] ?? '';
const { openJobsMs } = readSettings({});
const settings = { ...readSettings({ ...process.env, FUNCTIONS_EMULATOR: 'true' }), openJobsMs };
const firebase = openFirebase({ projectId, storageBucket: `${projectId}.appspot.com` });
const address = await listen(serve(createApp(createParts(settings, firebase))));

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
process.send?.(address);

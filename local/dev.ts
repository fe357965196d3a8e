import { join } from 'node:path';
import { buildFunction, buildSite } from './build.ts';
import { type Lifetime, run } from './lifetime.ts';
import { assertFree, host } from './ports.ts';
import { say, step } from './progress.ts';
import { claim } from './running.ts';
import { inProject, root } from './project.ts';
import { startServer } from './processes.ts';
import { devServerPort, folderOf, siteSettings } from './settings.ts';
import { dataFolder, open } from './site.ts';
import { localSiteSettings } from './site-settings.ts';
import { prepareStack, startStack } from './stack.ts';

/** Colours would cut the line by which a server says that it is ready; some terminals and CI force them. */
const withoutColors = { NO_COLOR: '1', FORCE_COLOR: undefined };

/** `npm run dev`: as `npm start`, with Vite's dev server and hot reload in front; the function is compiled on change. */
export function main(args: string[]): Promise<number> {
  return run(async (life) => {
    const settings = siteSettings();
    const vitePort = devServerPort();
    const data = dataFolder(args, settings);
    claim(life, settings.name);
    await assertFree({ Vite: vitePort });
    const prepared = await prepareStack(life, settings);
    await buildFunction(life);
    // Hosting passes calls on to the function; the pages come from Vite.
    const siteFolder = join(folderOf(settings), 'dev');
    const [stack] = await Promise.all([
      step('Starting the local Firebase', () => startStack(life, prepared, { siteFolder, dataFolder: data })),
      // What the function makes feed and site map of openings with comes of the site's build.
      buildSite(life, { folder: join(folderOf(settings), 'site'), settings: localSiteSettings(settings) }),
    ]);
    await watchFunction(life);
    await startVite(life, vitePort, { ...localSiteSettings(settings), HOSTING_URL: stack.siteUrl });
    await open(settings, stack, `http://${host}:${vitePort}`);
    return life.ended;
  }, 0);
}

/** Calls go on to hosting, by vite.config.ts and HOSTING_URL. A process of its own: Vite ends the one it runs in. */
async function startVite(life: Lifetime, vitePort: number, env: Record<string, string>): Promise<void> {
  const address = ['--host', host, '--port', String(vitePort), '--strictPort'];
  await startServer(life, [inProject('node_modules/vite/bin/vite.js'), ...address, '--clearScreen', 'false'], {
    name: "Vite's dev server",
    readyLine: 'Local:',
    cwd: root,
    env: { ...withoutColors, ...env },
    onLine: (line) => console.log(line),
  });
}

/** The functions emulator takes up the bundle as it changes. */
async function watchFunction(life: Lifetime): Promise<void> {
  const bundler = inProject('functions/node_modules/rolldown/bin/cli.mjs');
  await startServer(life, [bundler, '-c', '--watch'], {
    name: "The function's bundler",
    readyLine: 'Waiting for changes',
    cwd: inProject('functions'),
    env: withoutColors,
    onLine: (line) => {
      if (!/Waiting for changes|Rebuilt|^\s*$/.test(line)) say(line);
    },
  });
}

import { join } from 'node:path';
import { type Lifetime, run } from '../lifetime.ts';
import { assertFree, host } from '../ports.ts';
import { say } from '../progress.ts';
import { claim } from '../running.ts';
import { startServer } from '../processes.ts';
import { inProject, root } from '../project.ts';
import { devServerPort, folderOf, localSiteSettings, siteSettings } from '../settings.ts';
import { dataFolderFrom, finishStart, startSite } from './site.ts';

/** `npm run dev`: like `npm start`, with Vite's dev server in front and hot reload. */
export function main(args: string[]): Promise<number> {
  return run(async (life) => {
    const settings = siteSettings();
    const vitePort = devServerPort();
    const dataFolder = dataFolderFrom(args, settings);
    claim(life, settings.name);
    await assertFree({ Vite: vitePort });
    // Stays empty: Vite serves the pages, and Hosting only forwards calls to the function.
    const hostingFolder = join(folderOf(settings), 'dev');
    const stack = await startSite(life, settings, { hostingFolder, dataFolder });
    await watchFunction(life);
    await startVite(life, vitePort, { ...localSiteSettings(settings), HOSTING_URL: stack.siteUrl });
    await finishStart(settings, stack, `http://${host}:${vitePort}`);
    return life.ended;
  }, 0);
}

/** Vite has a process of its own, because it ends the process that it runs in. */
async function startVite(life: Lifetime, vitePort: number, env: Record<string, string>): Promise<void> {
  const address = ['--host', host, '--port', String(vitePort), '--strictPort'];
  await startServer(life, [inProject('node_modules/vite/bin/vite.js'), ...address, '--clearScreen', 'false'], {
    name: "Vite's dev server",
    readyLine: 'Local:',
    cwd: root,
    env,
    onLine: (line) => console.log(line),
  });
}

/** Bundles the function again when its sources change. The functions emulator then reloads it. */
async function watchFunction(life: Lifetime): Promise<void> {
  const bundler = inProject('functions/node_modules/rolldown/bin/cli.mjs');
  await startServer(life, [bundler, '-c', '--watch'], {
    name: "The function's bundler",
    readyLine: 'Waiting for changes',
    cwd: inProject('functions'),
    onLine: (line) => {
      if (!/Waiting for changes|Rebuilt|^\s*$/.test(line)) say(line);
    },
  });
}

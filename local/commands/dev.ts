import { join } from 'node:path';
import { watchFunction } from '../build.ts';
import type { Lifetime } from '../lifetime.ts';
import { host } from '../ports.ts';
import { claim } from '../running.ts';
import { startServer } from '../processes.ts';
import { inProject } from '../project.ts';
import { devServerPort, folderOf, localSiteSettings, siteSettings } from '../settings.ts';
import { dataFolderFrom, finishStart, startSite } from './site.ts';

/** `npm run dev`: like `npm start`, with Vite's dev server in front and hot reload. */
export async function main(args: string[], life: Lifetime): Promise<never> {
  const settings = siteSettings();
  const vitePort = devServerPort();
  const dataFolder = dataFolderFrom(args, settings);
  claim(life, settings.name);
  // Stays empty: Vite serves the pages, and Hosting only forwards calls to the function.
  const hostingFolder = join(folderOf(settings), 'dev');
  const stack = await startSite(life, settings, { hostingFolder, dataFolder });
  await watchFunction(life);
  // Vite has a process of its own, because it ends the process that it runs in.
  const address = ['--host', host, '--port', String(vitePort), '--strictPort'];
  await startServer(life, [inProject('node_modules/vite/bin/vite.js'), ...address, '--clearScreen', 'false'], {
    name: "Vite's dev server",
    readyLine: 'Local:',
    env: { ...localSiteSettings(settings), HOSTING_URL: stack.siteUrl },
    onLine: (line) => console.log(line),
  });
  finishStart(life, settings, stack, `http://${host}:${vitePort}`);
  return life.ended;
}

import { join } from 'node:path';
import { buildFunction, buildSite } from './build.ts';
import { run } from './lifetime.ts';
import { step } from './progress.ts';
import { claim } from './running.ts';
import { folderOf, siteSettings } from './settings.ts';
import { dataFolderFrom, finishStart } from './site.ts';
import { localSiteSettings } from './site-settings.ts';
import { prepareStack, startStack } from './stack.ts';

/** `npm start`: builds, starts the local Firebase with example data, and runs until it is stopped. `--keep` keeps the data. */
export function main(args: string[]): Promise<number> {
  return run(async (life) => {
    const settings = siteSettings();
    const dataFolder = dataFolderFrom(args, settings);
    claim(life, settings.name);
    const prepared = await prepareStack(life, settings);
    const siteFolder = join(folderOf(settings), 'site');
    await buildFunction(life);
    const [stack] = await Promise.all([
      step('Starting the local Firebase', () => startStack(life, prepared, { siteFolder, dataFolder })),
      buildSite(life, { folder: siteFolder, settings: localSiteSettings(settings) }),
    ]);
    await finishStart(settings, stack, stack.siteUrl);
    return life.ended;
  }, 0);
}

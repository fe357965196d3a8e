import type { Lifetime } from '../lifetime.ts';
import { claim } from '../running.ts';
import { siteSettings } from '../settings.ts';
import { dataFolderFrom, finishStart, startSite } from './site.ts';

/** `npm start`: runs the site with example data until it is stopped. `--keep` keeps the data. */
export async function main(args: string[], life: Lifetime): Promise<never> {
  const settings = siteSettings();
  const dataFolder = dataFolderFrom(args, settings);
  claim(life, settings.name);
  const stack = await startSite(life, settings, { dataFolder });
  finishStart(life, settings, stack, stack.siteUrl);
  return life.ended;
}

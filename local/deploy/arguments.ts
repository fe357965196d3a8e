import { parseArgs } from 'node:util';
import { Problem } from '../problem.ts';
import type { Values } from './settings.ts';

/** @returns the project of the site's settings @throws {Problem} if the arguments name another */
export function projectOf(args: string[], site: Values): string {
  const project = site['VITE_FIREBASE_PROJECT_ID'] ?? '';
  const { values } = parseArgs({ args, options: { project: { type: 'string', short: 'P' } }, strict: false });
  if (values.project === undefined || values.project === project) return project;
  throw new Problem(
    `The site's settings are for ${project}, not for ${String(values.project)}. ` +
      'To deploy to another project, change VITE_FIREBASE_PROJECT_ID and the other settings.',
  );
}

/** @throws {Problem} if only one of Hosting and functions would be deployed */
export function assertHostingWithFunctions(args: string[]): void {
  const { values } = parseArgs({ args, options: { only: { type: 'string' }, except: { type: 'string' } }, strict: false });
  const targetsIn = (list: unknown) => (typeof list === 'string' ? list : '').split(',').map((target) => target.trim().split(':', 1)[0]);
  const isDeployed = (target: string) =>
    values.only === undefined ? !targetsIn(values.except).includes(target) : targetsIn(values.only).includes(target);
  if (isDeployed('hosting') === isDeployed('functions')) return;
  throw new Problem(
    'The function’s job pages need the scripts of their own build: deploy Hosting and functions together, with --only hosting,functions ' +
      'or without --only and --except.',
  );
}

/** @returns the name of the preview channel that `--preview` asks for @throws {Problem} beside other arguments */
export function previewOf(args: string[]): string | undefined {
  const { values, positionals } = parseArgs({ args, options: { preview: { type: 'string' } }, strict: false });
  const { preview, ...others } = values;
  if (preview === undefined) return undefined;
  const isAlone = positionals.length === 0 && Object.keys(others).length === 0;
  if (isAlone && typeof preview === 'string' && /^[a-z\d-]+$/.test(preview)) return preview;
  throw new Problem('Use: npm run deploy -- --preview NAME, with lower-case letters, digits and dashes, and no other arguments.');
}

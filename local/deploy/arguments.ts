import { parseArgs } from 'node:util';
import { flag, text } from '../options.ts';
import { Problem } from '../problem.ts';

/**
 * Reads the arguments of a deployment. In CI, `--prepare` builds without credentials, and `--built`
 * deploys that.
 * @returns the preview channel that `--preview` names, and the arguments of firebase-tools
 * @throws {Problem} for another project, only Hosting or only functions, or more beside `--preview`
 */
export function readDeployment(args: string[], project: string) {
  const options = { project: { ...text, short: 'P' }, preview: text, only: text, except: text, prepare: flag, built: flag };
  const { values, positionals } = parseArgs({ args, options, strict: false });
  const { prepare, built, preview, ...others } = values;
  if (values.project !== undefined && values.project !== project) {
    throw new Problem(
      `The site's settings are for ${project}, not for ${String(values.project)}. ` +
        'To deploy to another project, change VITE_FIREBASE_PROJECT_ID and the other settings.',
    );
  }
  const isAlone = positionals.length === 0 && Object.keys(others).length === 0;
  if (preview === undefined) assertHostingWithFunctions(values);
  else if (!isAlone || typeof preview !== 'string' || !/^[a-z\d-]+$/.test(preview)) {
    throw new Problem('Use: npm run deploy -- --preview NAME, with lower-case letters, digits and dashes, and no other arguments.');
  }
  return { prepare, built, preview, others: args.filter((arg) => arg !== '--prepare' && arg !== '--built') };
}

function assertHostingWithFunctions({ only, except }: { only?: unknown; except?: unknown }): void {
  const targetsIn = (list: unknown) => (typeof list === 'string' ? list : '').split(',').map((target) => target.trim().split(':', 1)[0]);
  const isDeployed = (target: string) => (only === undefined ? !targetsIn(except).includes(target) : targetsIn(only).includes(target));
  if (isDeployed('hosting') === isDeployed('functions')) return;
  throw new Problem(
    'The function’s job pages need the scripts of their own build: deploy Hosting and functions together, with --only hosting,functions ' +
      'or without --only and --except.',
  );
}

import { parseArgs } from 'node:util';
import { text } from '../options.ts';
import { Problem } from '../problem.ts';

const stages = ['--prepare', '--built'] as const;

/**
 * CI: `--prepare` checks and builds without credentials, `--built` deploys that.
 * @returns the other arguments
 */
export function stageOf(args: string[]): { stage: (typeof stages)[number] | undefined; others: string[] } {
  const found = stages.filter((stage) => args.includes(stage));
  if (found.length > 1) throw new Problem('Use either --prepare or --built.');
  return { stage: found[0], others: args.filter((arg) => !stages.some((stage) => stage === arg)) };
}

/**
 * Checks the arguments of a deployment, which firebase-tools gets too.
 * @returns the name of the preview channel that `--preview` asks for
 * @throws {Problem} for another project, only Hosting or only functions, or more beside `--preview`
 */
export function previewOf(args: string[], project: string): string | undefined {
  const options = { project: { ...text, short: 'P' }, preview: text, only: text, except: text };
  const { values, positionals } = parseArgs({ args, options, strict: false });
  const { preview, ...others } = values;
  if (values.project !== undefined && values.project !== project) {
    throw new Problem(
      `The site's settings are for ${project}, not for ${String(values.project)}. ` +
        'To deploy to another project, change VITE_FIREBASE_PROJECT_ID and the other settings.',
    );
  }
  if (preview === undefined) {
    assertHostingWithFunctions(values);
    return undefined;
  }
  const isAlone = positionals.length === 0 && Object.keys(others).length === 0;
  if (isAlone && typeof preview === 'string' && /^[a-z\d-]+$/.test(preview)) return preview;
  throw new Problem('Use: npm run deploy -- --preview NAME, with lower-case letters, digits and dashes, and no other arguments.');
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

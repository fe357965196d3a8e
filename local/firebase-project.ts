import { googleToken } from '../functions/src/platform/firestore/firebase.ts';
import { Problem, reasonOf } from './problem.ts';
import { readRunning } from './running.ts';
import { siteSettings } from './settings.ts';

/** Makes the Admin SDK connect to a project, or by default to the local site. @throws {Problem} */
export async function connectTo(project: string | undefined): Promise<void> {
  if (project === undefined) {
    Object.assign(process.env, localEnvironment());
    return;
  }
  if (project === '') throw new Problem('--project needs the id of a project.');
  delete process.env['FIRESTORE_EMULATOR_HOST'];
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  Object.assign(process.env, { GOOGLE_CLOUD_PROJECT: project, GCLOUD_PROJECT: project });
  // Without credentials, Firestore's library would end the process.
  await accessToken();
}

/** @throws {Problem} without Google's credentials */
export function accessToken(): Promise<string> {
  return googleToken().catch((error: unknown) => {
    throw new Problem(`Google gave no access token (${reasonOf(error)}); run "gcloud auth application-default login"`);
  });
}

function localEnvironment(): Record<string, string> {
  const site = readRunning(siteSettings().name);
  if (site?.env) return site.env;
  if (site) throw new Problem('The local site is still starting. Try again when it is ready.');
  const portsHint = process.env['SITE_PORTS_FROM'] ? '' : ' If it was started with SITE_PORTS_FROM, set the same value here.';
  throw new Problem(`The local site is not running: start it with npm start, or name a real project with --project ID.${portsHint}`);
}

import { createWriteStream, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { execa } from 'execa';
import { extract } from 'tar';
import { EnvHttpProxyAgent, fetch, type Response } from 'undici';
import type { Lifetime } from '../lifetime.ts';
import { Problem, reasonOf } from '../problem.ts';
import { step } from '../progress.ts';
import { foldersOnPath, localFolder } from '../project.ts';

/** The oldest Java that firebase-tools 15 supports. */
const javaMinimum = 21;

export type Java = { version: number; program: string };

/** Where to look for Java beside JAVA_HOME and PATH: its usual folders, and that of downloads. */
export type Places = { folders: string[]; cache: string };

const usualPlaces: Places = {
  folders: ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines', '/opt/homebrew/opt', '/usr/local/opt'],
  cache: join(localFolder, 'java'),
};

/** @returns the first Java that is new enough */
export async function findJava({ folders, cache } = usualPlaces): Promise<Java | undefined> {
  const home = process.env['JAVA_HOME'];
  const installed = [...folders, cache]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((entry) => join(folder, entry)))
    .flatMap((home) => [join(home, 'bin'), join(home, 'Contents/Home/bin')]);
  for (const folder of [...(home ? [join(home, 'bin')] : []), ...foldersOnPath(), ...installed]) {
    const program = join(folder, 'java');
    const version = await versionOf(program);
    if (version >= javaMinimum) return { version, program };
  }
  return undefined;
}

/** @returns a Java that is new enough, downloaded if necessary @throws {Problem} */
export async function provideJava(life: Lifetime, places = usualPlaces): Promise<Java> {
  const found = await findJava(places);
  if (found) return found;
  let reason = `the one in ${places.cache} does not run on this machine`;
  try {
    await downloadTemurin(life, places.cache);
    const downloaded = await findJava(places);
    if (downloaded) return downloaded;
  } catch (error) {
    reason = reasonOf(error);
  }
  throw new Problem(
    `The emulators need Java ${javaMinimum} or newer; none was found, and none could be downloaded: ${reason}. ` +
      'Check the network (HTTPS_PROXY names a proxy, JAVA_MIRROR a mirror), or install Java (https://adoptium.net).',
  );
}

/**
 * @returns the variables with which programs start this Java, none if it is the first on the PATH:
 * moving its folder, such as /usr/bin, to the front could change which Node is found
 */
export function javaEnvironment({ program }: Java): Record<string, string> {
  const first = foldersOnPath().find((folder) => existsSync(join(folder, 'java')));
  const folder = dirname(program);
  return first === folder ? {} : { PATH: [folder, ...foldersOnPath()].join(delimiter) };
}

/** @returns the major version; NaN if the program can't run */
async function versionOf(program: string): Promise<number> {
  try {
    const { all } = await execa(program, ['-version'], { all: true, timeout: 10_000 });
    // Java 8 calls itself 1.8, which is too old as well.
    return Number(/version "(\d+)/.exec(all)?.[1]);
  } catch {
    return NaN;
  }
}

/** In milliseconds. Short, so that a command without a network fails soon. */
const timeouts = { connectTimeout: 5000, headersTimeout: 15_000, bodyTimeout: 30_000 };

/** Fetches through HTTPS_PROXY, which Node's fetch ignores. @throws on an error status as well */
async function fetchThroughProxy(url: string): Promise<Response> {
  const { host } = new URL(url);
  const response = await fetch(url, { dispatcher: new EnvHttpProxyAgent(timeouts) }).catch((error: unknown) => {
    throw new Error(`${host} can't be reached (${reasonOf(error)})`);
  });
  if (response.status >= 400) throw new Error(`${host} answers with status ${response.status} for ${url}`);
  return response;
}

/**
 * Downloads a Java runtime, which replaces the folder when it is complete: https://api.adoptium.net/q/swagger-ui/
 * @throws if it fails
 */
async function downloadTemurin(life: Lifetime, folder: string): Promise<void> {
  const os = process.platform === 'darwin' ? 'mac' : process.platform;
  const arch = process.arch === 'arm64' ? 'aarch64' : process.arch;
  const base = process.env['JAVA_MIRROR'] || 'https://api.adoptium.net';
  const { body, headers } = await fetchThroughProxy(`${base}/v3/binary/latest/${javaMinimum}/ga/${os}/${arch}/jre/hotspot/normal/eclipse`);
  const megabytes = Math.round(Number(headers.get('Content-Length')) / 1_000_000);
  mkdirSync(dirname(folder), { recursive: true });
  const temporary = mkdtempSync(`${folder}-`);
  life.defer(() => rmSync(temporary, { recursive: true, force: true }));
  const archive = join(temporary, 'java.tar.gz');
  await step(`Downloading Java ${javaMinimum} (Eclipse Temurin), once (${megabytes} MB)`, () =>
    pipeline(body ?? [], createWriteStream(archive)),
  );
  await extract({ file: archive, cwd: temporary, strict: true });
  rmSync(archive);
  rmSync(folder, { recursive: true, force: true });
  renameSync(temporary, folder);
}

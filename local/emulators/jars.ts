import { existsSync, mkdirSync, realpathSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import details from 'firebase-tools/lib/emulator/downloadableEmulatorInfo.json' with { type: 'json' };
import { download } from './download.ts';
import type { Lifetime } from '../lifetime.ts';
import { Problem, reasonOf } from '../problem.ts';
import { say } from '../progress.ts';
import { localFolder } from '../project.ts';

/** Where an emulator's jar is, and the variables that make firebase-tools use it. */
export type Jar = { from: string; env: Record<string, string> };

type Kind = 'firestore' | 'storage';

/** Finds or downloads the Firestore emulator. @throws {Problem} */
export async function findFirestore(life: Lifetime): Promise<Jar> {
  const localJar = findLocalJar('firestore');
  if (localJar) return localJar;
  try {
    return await downloadJar(life, 'firestore');
  } catch (error) {
    throw new Problem(
      `The Firestore emulator could not be downloaded: ${reasonOf(error)}. Check the network (HTTPS_PROXY names a proxy, ` +
        'EMULATOR_MIRROR a mirror), or install the Google Cloud SDK with its cloud-firestore-emulator.',
    );
  }
}

/** @returns the Storage emulator's rules runtime, if it can be had @throws {Problem} */
export async function findStorage(life: Lifetime): Promise<Jar | undefined> {
  const localJar = findLocalJar('storage');
  if (localJar) return localJar;
  try {
    return await downloadJar(life, 'storage');
  } catch (error) {
    say(`The rules runtime of the Storage emulator could not be downloaded: ${reasonOf(error)}`);
    return undefined;
  }
}

/** @returns undefined to download it @throws {Problem} if the environment names a missing file */
export function findLocalJar(kind: Kind): Jar | undefined {
  return fromEnvironment(kind) ?? fromCache(kind) ?? (kind === 'firestore' ? fromCloudSdk() : undefined);
}

function pathVariable(kind: Kind): string {
  return `${kind.toUpperCase()}_EMULATOR_BINARY_PATH`;
}

function fromEnvironment(kind: Kind): Jar | undefined {
  const path = process.env[pathVariable(kind)];
  if (!path) return undefined;
  if (!existsSync(path)) throw new Problem(`${pathVariable(kind)} names ${path}, which does not exist.`);
  return { from: path, env: {} };
}

/** @returns where firebase-tools expects the jar, and its URL, size in bytes and checksum */
function downloadOf(kind: Kind) {
  const cache = process.env['FIREBASE_EMULATORS_PATH'] || join(homedir(), '.cache/firebase/emulators');
  const { downloadPathRelativeToCacheDir, remoteUrl, expectedSize, expectedChecksumSHA256 } = details[kind];
  const { origin, pathname } = new URL(remoteUrl);
  return {
    path: join(cache, downloadPathRelativeToCacheDir),
    url: `${process.env['EMULATOR_MIRROR'] || origin}${pathname}`,
    size: expectedSize,
    sha256: expectedChecksumSHA256,
  };
}

/** Ignores an incomplete jar, which firebase-tools leaves if it is ended while it copies one. */
function fromCache(kind: Kind): Jar | undefined {
  const { path, size } = downloadOf(kind);
  return statSync(path, { throwIfNoEntry: false })?.size === size ? { from: path, env: {} } : undefined;
}

async function downloadJar(life: Lifetime, kind: Kind): Promise<Jar> {
  const { path, url, sha256 } = downloadOf(kind);
  await download(life, { url, path, sha256, name: `the ${kind} emulator` });
  return { from: path, env: {} };
}

function fromCloudSdk(): Jar | undefined {
  const jar = cloudSdkFolders()
    .map((folder) => join(folder, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'))
    .find((path) => existsSync(path));
  return jar === undefined ? undefined : { from: jar, env: { [pathVariable('firestore')]: wrapJar(jar) } };
}

function cloudSdkFolders(): string[] {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter((program) => existsSync(program))
    .map((program) => dirname(dirname(realpathSync(program))));
  return [
    ...(process.env['CLOUDSDK_ROOT_DIR'] ? [process.env['CLOUDSDK_ROOT_DIR']] : []),
    ...onPath,
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/homebrew/share/google-cloud-sdk',
    '/usr/local/share/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
  ];
}

/** The Cloud SDK's jar names no main class. @returns the path of a jar that points to it */
export function wrapJar(jar: string, folder = localFolder): string {
  const path = join(folder, 'firestore-emulator.jar');
  // A line of a manifest is too short for some paths, but not for the name of a link beside it.
  const link = 'cloud-firestore-emulator.jar';
  mkdirSync(folder, { recursive: true });
  rmSync(join(folder, link), { force: true });
  symlinkSync(jar, join(folder, link));
  const manifest = [
    'Manifest-Version: 1.0',
    'Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    `Class-Path: ${link}`,
    '',
  ];
  writeFileSync(path, zipSync({ 'META-INF/MANIFEST.MF': strToU8(manifest.join('\r\n')) }));
  return path;
}

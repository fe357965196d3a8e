import { existsSync, mkdirSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import details from 'firebase-tools/lib/emulator/downloadableEmulatorInfo.json' with { type: 'json' };
import { download } from './download.ts';
import type { Lifetime } from '../lifetime.ts';
import { Problem, reasonOf } from '../problem.ts';
import { foldersOnPath, localFolder } from '../project.ts';

/** Where an emulator's jar is, and the variables that make firebase-tools use it. */
export type Jar = { from: string; env: Record<string, string> };

/** The emulators in Java, as firebase-tools names them. */
type Kind = 'firestore' | 'storage';

/** Finds or downloads an emulator. @throws {Problem} */
export async function provideJar(life: Lifetime, kind: Kind): Promise<Jar> {
  const localJar = findLocalJar(kind);
  if (localJar) return localJar;
  const { path, url, sha256 } = downloadOf(kind);
  try {
    await download(life, { url, path, sha256, name: `the ${kind} emulator` });
    return { from: path, env: {} };
  } catch (error) {
    throw new Problem(
      `The ${kind} emulator could not be downloaded: ${reasonOf(error)}. Check the network (HTTPS_PROXY names a proxy, ` +
        'EMULATOR_MIRROR a mirror), or, for firestore, install the Google Cloud SDK with its cloud-firestore-emulator.',
    );
  }
}

/** @returns undefined to download it @throws {Problem} if the environment names a missing file */
function findLocalJar(kind: Kind): Jar | undefined {
  const variable = `${kind.toUpperCase()}_EMULATOR_BINARY_PATH`;
  const configured = process.env[variable];
  if (configured && !existsSync(configured)) throw new Problem(`${variable} names ${configured}, which does not exist.`);
  if (configured) return { from: configured, env: {} };
  const { path, size } = downloadOf(kind);
  // firebase-tools leaves an incomplete jar if it is ended while it copies one.
  if (statSync(path, { throwIfNoEntry: false })?.size === size) return { from: path, env: {} };
  const sdkJar = kind === 'firestore' ? findInCloudSdk() : undefined;
  return sdkJar === undefined ? undefined : { from: sdkJar, env: { [variable]: wrapJar(sdkJar) } };
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

function findInCloudSdk(): string | undefined {
  const onPath = foldersOnPath()
    .map((folder) => join(folder, 'gcloud'))
    .filter((program) => existsSync(program))
    .map((program) => dirname(dirname(realpathSync(program))));
  return [
    process.env['CLOUDSDK_ROOT_DIR'] ?? '',
    ...onPath,
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/homebrew/share/google-cloud-sdk',
    '/usr/local/share/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
  ]
    .filter(Boolean)
    .map((folder) => join(folder, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'))
    .find((path) => existsSync(path));
}

/** The Cloud SDK's jar names no main class. @returns the path of a jar that points to it */
function wrapJar(jar: string): string {
  const path = join(localFolder, 'firestore-emulator.jar');
  const manifest = [
    'Manifest-Version: 1.0',
    'Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    `Class-Path: ${pathToFileURL(jar).href}`,
  ];
  // A line of a manifest has at most 72 bytes, and goes on in the next one after a space.
  const lines = manifest.map((line) => `${line.replace(/.{70}(?=.)/g, '$&\r\n ')}\r\n`);
  mkdirSync(localFolder, { recursive: true });
  writeFileSync(path, zipSync({ 'META-INF/MANIFEST.MF': strToU8(lines.join('')) }));
  return path;
}

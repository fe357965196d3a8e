import { existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import details from 'firebase-tools/lib/emulator/downloadableEmulatorInfo.json' with { type: 'json' };
import { firebaseTools } from '../firebase-tools.ts';
import type { Lifetime } from '../lifetime.ts';
import { Problem } from '../problem.ts';
import { runNode } from '../processes.ts';
import { step } from '../progress.ts';
import { foldersOnPath, localFolder } from '../project.ts';

/** Where an emulator's jar is, and the variables that make firebase-tools use it. */
export type Jar = { from: string; env: Record<string, string> };

/** The emulators in Java, as firebase-tools names them. */
type Kind = 'firestore' | 'storage';

/** Finds an emulator, or has firebase-tools download it. @throws {Problem} */
export async function provideJar(life: Lifetime, kind: Kind): Promise<Jar> {
  const variable = `${kind.toUpperCase()}_EMULATOR_BINARY_PATH`;
  const configured = process.env[variable];
  if (configured && !existsSync(configured)) throw new Problem(`${variable} names ${configured}, which does not exist.`);
  if (configured) return { from: configured, env: {} };
  const cache = process.env['FIREBASE_EMULATORS_PATH'] || join(homedir(), '.cache/firebase/emulators');
  const path = join(cache, details[kind].downloadPathRelativeToCacheDir);
  if (existsSync(path)) return { from: path, env: {} };
  const sdkJar = kind === 'firestore' ? findInCloudSdk() : undefined;
  if (sdkJar !== undefined) return { from: sdkJar, env: { [variable]: wrapJar(sdkJar) } };
  const { args, env } = firebaseTools([`setup:emulators:${kind}`]);
  await step(`Downloading the ${kind} emulator, once`, async () => {
    const { code, output } = await runNode(life, args, { env });
    if (code === 0) return;
    throw new Problem(
      `The ${kind} emulator could not be downloaded: ${output.trim().split('\n').at(-1)}. Check the network (HTTPS_PROXY names a proxy), ` +
        'or, for firestore, install the Google Cloud SDK with its cloud-firestore-emulator.',
    );
  });
  return { from: path, env: {} };
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

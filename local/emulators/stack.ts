import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCaptcha } from '../captcha/server.ts';
import { provideJar } from './jars.ts';
import { writeFirebaseConfig } from '../firebase-config.ts';
import { firebaseTools } from '../firebase-tools.ts';
import { captchaSecret, writeFunctionSettings } from './function-settings.ts';
import { javaEnvironment, provideJava } from './java.ts';
import type { Lifetime } from '../lifetime.ts';
import { host } from '../ports.ts';
import { startMailSink } from '../mail/server.ts';
import { reasonOf } from '../problem.ts';
import { say } from '../progress.ts';
import { startServer } from '../processes.ts';
import { folderOf, pagesFolderOf, type StackSettings } from '../settings.ts';

export type Stack = Awaited<ReturnType<typeof startStack>>;

/** Keeps Google's libraries from looking for credentials on the network. */
const noCredentials = { METADATA_SERVER_DETECTION: 'none' };

/** While emulators run for minutes only, thorough compilation costs more time than it saves. */
const quickJava = { JDK_JAVA_OPTIONS: `-XX:+UseSerialGC -XX:TieredStopAtLevel=1 ${process.env.JDK_JAVA_OPTIONS ?? ''}` };

type Emulators = Awaited<ReturnType<typeof provideEmulators>>;

export type StackOptions = {
  hostingFolder: string;
  /** Keeps the data between runs; undefined to start empty. */
  dataFolder?: string;
  /** Without the emulators of Hosting and Functions, the rest is ready earlier. */
  isHosted?: boolean;
  /** Java compiles thoroughly, for comparing times. */
  isThorough?: boolean;
};

/**
 * Downloads what is missing. Without its rules runtime, Storage denies browsers all access.
 * @throws {Problem} without Java or Firestore
 */
export async function provideEmulators(life: Lifetime) {
  const java = await provideJava(life);
  const [firestore, storage] = await Promise.all([
    provideJar(life, 'firestore'),
    provideJar(life, 'storage').catch((error: unknown) => {
      say(reasonOf(error));
      return undefined;
    }),
  ]);
  return { java, firestore, storage };
}

/**
 * Starts the emulators, the captcha and the mail sink.
 * @throws {Problem} if they do not start
 */
export async function startStack(life: Lifetime, settings: StackSettings, emulators: Emulators, options: StackOptions) {
  const { ports, project } = settings;
  const { java, firestore, storage } = emulators;
  mkdirSync(options.hostingFolder, { recursive: true });
  writeFunctionSettings(settings);
  say(`Firestore: the official emulator, ${firestore.from}, on Java ${java.version}`);
  say(`Storage: the official emulator, ${storage ? storage.from : 'without the rules runtime, which could not be downloaded'}`);

  const captcha = await startCaptcha({ port: ports.captcha, secret: captchaSecret });
  life.defer(() => captcha.stop());
  const mail = await startMailSink({ ports });
  life.defer(() => mail.stop());
  await startEmulators(life, settings, emulators, options);
  /** The environment variables that connect the Admin SDK and the tests to this stack. */
  const env: Record<string, string> = {
    GCLOUD_PROJECT: project,
    ...noCredentials,
    // The bucket is that which firebase-tools gives a demo project.
    FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: `${project}.appspot.com` }),
    FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${host}:${ports.storage}`,
    FIREBASE_EMULATOR_HUB: `${host}:${ports.hub}`,
    ...(!storage && { WITHOUT_STORAGE_RULES: 'true' }),
    PAGES_FOLDER: pagesFolderOf(settings),
  };
  return { siteUrl: `http://${host}:${ports.hosting}`, captchaUrl: captcha.url, inboxUrl: mail.url, inbox: mail.source, env };
}

/** Resolves when all emulators are ready. Their output goes to a file. */
async function startEmulators(
  life: Lifetime,
  settings: StackSettings,
  { java, firestore, storage }: Emulators,
  { hostingFolder, dataFolder, isHosted = true, isThorough = false }: StackOptions,
): Promise<void> {
  const folder = folderOf(settings);
  const logPath = join(folder, 'firebase.log');
  const log = createWriteStream(logPath);
  // In a shared folder, the emulators of two stacks would mix their files.
  const temporary = mkdtempSync(join(tmpdir(), 'sysdna-'));
  life.defer(() => rmSync(temporary, { recursive: true, force: true }));
  const preloads = ['fast-auth.mjs', 'quick-triggers.mjs', ...(storage ? [] : ['storage-without-rules.mjs'])];
  const data = dataFolder ? ['--import', join(dataFolder, 'firebase'), '--export-on-exit', join(dataFolder, 'firebase')] : [];
  const tools = firebaseTools([
    ...['emulators:start', '--config', writeFirebaseConfig(life, settings, hostingFolder), '--project', settings.project],
    ...['--only', `auth,firestore,storage${isHosted ? ',functions,hosting' : ''}`, ...data],
  ]);
  const imports = preloads.map((file) => `--import=${new URL(file, import.meta.url).href}`);
  await startServer(life, [...imports, ...tools.args], {
    name: 'The local Firebase',
    readyLine: 'All emulators ready',
    seeAlso: logPath,
    cwd: folder,
    env: {
      ...tools.env,
      ...javaEnvironment(java),
      ...(!isThorough && quickJava),
      ...firestore.env,
      ...storage?.env,
      ...noCredentials,
      TMPDIR: temporary,
    },
    // Until all data is imported, an export would lose some of it.
    killUntilReady: dataFolder !== undefined,
    // Exporting data takes time.
    graceMs: dataFolder ? 60_000 : 15_000,
    onLine: (line) => {
      log.write(`${line}\n`);
      if (/⚠.*functions|"severity":"ERROR"/u.test(line)) console.log(line);
    },
  });
}

import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pagesFolderOf } from './build.ts';
import { startCaptcha } from './captcha/server.ts';
import { findFirestore, findStorage, type Jar } from './emulator-jars.ts';
import { writeFirebaseConfig } from './firebase-config.ts';
import { firebaseTools } from './firebase-tools.ts';
import { isWorthPrinting } from './function-log.ts';
import { captchaSecret, functionSettings, writeFunctionSettings } from './function-settings.ts';
import { type Java, javaEnvironment, provideJava } from './java.ts';
import type { Lifetime } from './lifetime.ts';
import { assertFree, host } from './ports.ts';
import { startMailSink } from './mail/server.ts';
import { say } from './progress.ts';
import { inProject } from './project.ts';
import { startServer } from './processes.ts';
import { folderOf, type StackSettings } from './settings.ts';

export type StackOptions = {
  siteFolder: string;
  /** Keeps the data between runs; undefined to start empty. */
  dataFolder?: string;
};

export type StackProject = { projectId: string; storageBucket: string };

export type Stack = {
  project: StackProject;
  siteUrl: string;
  captchaUrl: string;
  inboxUrl: string;
  /** The environment variables that connect the Admin SDK and the tests to this stack. */
  env: Record<string, string>;
};

/** Keeps Google's libraries from looking for credentials on the network. */
const noCredentials = { METADATA_SERVER_DETECTION: 'none' };

/** How long firebase-tools may take to stop, in milliseconds. Exporting data takes longer. */
const graceMs = { withoutExport: 15_000, withExport: 60_000 };

/** Downloads what is missing before anything starts. @throws {Problem} without Java or Firestore emulator, or if a port is in use */
export async function prepareStack(life: Lifetime, settings: StackSettings): Promise<Prepared> {
  const { java, firestore, storage } = await provideEmulators(life);
  const folder = folderOf(settings);
  mkdirSync(folder, { recursive: true });
  await assertFree(settings.ports);
  return { settings, java, firestore, storage };
}

type Emulators = {
  java: Java;
  firestore: Jar;
  /** The rules runtime of the Storage emulator; without it, the emulator denies browsers all access. */
  storage?: Jar;
};

export type Prepared = Emulators & { settings: StackSettings };

export async function provideEmulators(life: Lifetime): Promise<Emulators> {
  const java = await provideJava(life);
  const [firestore, storage] = await Promise.all([findFirestore(life), findStorage(life)]);
  return { java, firestore, storage };
}

/** Starts the emulators, the captcha and the mail sink on 127.0.0.1. @throws {Problem} if they do not start */
export async function startStack(
  life: Lifetime,
  { settings, java, firestore, storage }: Prepared,
  { siteFolder, dataFolder }: StackOptions,
): Promise<Stack> {
  const { ports, project } = settings;
  const folder = folderOf(settings);
  const pagesFolder = pagesFolderOf(siteFolder);
  mkdirSync(siteFolder, { recursive: true });
  writeFunctionSettings(settings, functionSettings(settings, pagesFolder));
  say(`Firestore: the official emulator, ${firestore.from}, on Java ${java.version}`);
  say(`Storage: the official emulator, ${storage ? storage.from : 'without the rules runtime, which could not be downloaded'}`);

  const captcha = await startCaptcha({ port: ports.captcha, secret: captchaSecret });
  life.defer(() => captcha.stop());
  const mail = await startMailSink({ ports: { smtp: ports.smtp, inbox: ports.inbox } });
  life.defer(() => mail.stop());
  const config = writeFirebaseConfig(settings, siteFolder);
  life.defer(config.remove);
  // In a shared folder, the emulators of two stacks would mix their files.
  const temporary = mkdtempSync(join(tmpdir(), 'sysdna-'));
  life.defer(() => rmSync(temporary, { recursive: true, force: true }));

  await startEmulators(life, {
    folder,
    args: [
      'emulators:start',
      ...['--config', config.path, '--project', project, '--only', 'auth,functions,firestore,hosting,storage'],
      ...(dataFolder ? ['--import', join(dataFolder, 'firebase'), '--export-on-exit', join(dataFolder, 'firebase')] : []),
    ],
    preload: storage ? [] : ['--import', pathToFileURL(inProject('local/storage-without-rules.mjs')).href],
    env: { ...javaEnvironment(java), ...firestore.env, ...storage?.env, ...noCredentials, TMPDIR: temporary },
    exportsData: dataFolder !== undefined,
  });
  // The bucket that firebase-tools gives a demo project.
  const stackProject = { projectId: project, storageBucket: `${project}.appspot.com` };
  return {
    project: stackProject,
    siteUrl: `http://${host}:${ports.hosting}`,
    captchaUrl: captcha.url,
    inboxUrl: mail.url,
    env: {
      GCLOUD_PROJECT: project,
      ...noCredentials,
      FIREBASE_CONFIG: JSON.stringify(stackProject),
      FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
      FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
      FIREBASE_STORAGE_EMULATOR_HOST: `${host}:${ports.storage}`,
      ...(!storage && { WITHOUT_STORAGE_RULES: 'true' }),
      PAGES_FOLDER: pagesFolder,
    },
  };
}

type EmulatorRun = { folder: string; args: string[]; preload: string[]; env: Record<string, string>; exportsData: boolean };

/** Resolves when all emulators are ready. Their output goes to a file; what `isWorthPrinting` selects is printed too. */
async function startEmulators(life: Lifetime, { folder, args, preload, env, exportsData }: EmulatorRun): Promise<void> {
  const logPath = join(folder, 'firebase.log');
  const log = createWriteStream(logPath);
  const latest: string[] = [];
  const tools = firebaseTools(args);
  try {
    await startServer(life, [...preload, ...tools.args], {
      name: 'The local Firebase',
      readyLine: 'All emulators ready',
      seeAlso: logPath,
      cwd: folder,
      env: { ...tools.env, ...env },
      // Until all data is imported, an export would lose some of it.
      stopSignal: (isReady) => (exportsData && !isReady ? 'SIGKILL' : 'SIGTERM'),
      graceMs: exportsData ? graceMs.withExport : graceMs.withoutExport,
      onLine: (line) => {
        log.write(`${line}\n`);
        if (latest.push(line) > 15) latest.shift();
        if (isWorthPrinting(line)) console.log(line);
      },
    });
  } catch (error) {
    if (!life.isEnding) console.error(latest.join('\n'));
    throw error;
  }
}

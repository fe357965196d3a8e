import { browserPrograms } from '../browsers.ts';
import { megabytes } from '../emulators/download.ts';
import { downloadSize, findLocalJar } from '../emulators/jars.ts';
import { findJava } from '../emulators/java.ts';
import { readRunning } from '../running.ts';
import { isFree } from '../ports.ts';
import { reasonOf } from '../problem.ts';
import { siteSettings } from '../settings.ts';
import { findTemurin, javaMinimum, javaSize } from '../emulators/temurin.ts';
import { problem, type Check, ok, type Result } from './check.ts';

/** What `npm start` and `npm test` need. `bootstrap.mjs` has checked Node and the packages. */
export const machineChecks: Check[] = [
  {
    what: 'Node',
    source: 'process.versions',
    remedy: 'Install Node 20.19, 22.13, or 24 and newer: https://nodejs.org',
    run: () => ok(`${process.versions.node}, with the packages of both lock files`),
  },
  {
    what: 'Java',
    source: 'JAVA_HOME, the PATH, the usual folders and .local/java',
    remedy: `Check the network, or install Java ${javaMinimum} or newer (https://adoptium.net).`,
    run: checkJava,
  },
  {
    what: 'Firestore emulator',
    source: "the environment, firebase-tools' cache and the Google Cloud SDK",
    remedy: 'Check the network, or install the Google Cloud SDK with its cloud-firestore-emulator.',
    run: () => checkJar('firestore'),
  },
  {
    what: 'Storage emulator',
    source: "the environment and firebase-tools' cache",
    remedy: 'It is optional: without it, the tests of its rules are skipped.',
    isAdvice: true,
    run: () => checkJar('storage'),
  },
  ...browserPrograms.map(({ name, find, projects, remedy }) => ({
    what: name,
    source: 'the PATH and the usual places',
    remedy: `It is optional: without it, the tests of ${projects.join(', ')} are skipped. To run them, ${remedy}.`,
    isAdvice: true,
    run: () => {
      const path = find();
      return path === undefined ? problem('none found') : ok(path);
    },
  })),
  {
    what: 'Ports',
    source: 'an attempt to connect to each',
    remedy: 'End the program that has them, or take others: SITE_PORTS_FROM=6100 npm start',
    run: checkPorts,
  },
];

async function checkJava(): Promise<Result> {
  const java = await findJava();
  if (java) return ok(`${java.version}, ${java.program}`);
  return checkDownload(async () => {
    await findTemurin();
    return javaSize;
  });
}

async function checkJar(kind: 'firestore' | 'storage'): Promise<Result> {
  try {
    const jar = findLocalJar(kind);
    if (jar) return ok(jar.from);
  } catch (error) {
    return problem(reasonOf(error));
  }
  return checkDownload(async () => megabytes(await downloadSize(kind)));
}

/** @param size returns the size of a download; throws if it is unavailable */
async function checkDownload(size: () => Promise<string>): Promise<Result> {
  try {
    return ok(`not here yet; npm start downloads it once, ${await size()}`);
  } catch (error) {
    return problem(`not here, and ${reasonOf(error)}`);
  }
}

async function checkPorts(): Promise<Result> {
  const { name, ports } = siteSettings();
  const site = readRunning(name);
  if (site) return ok(`taken by the site itself, ${site.url ?? 'which is starting'}`);
  const tried = await Promise.all(Object.entries(ports).map(async ([use, port]) => ({ use, port, free: await isFree(port) })));
  const taken = tried.filter(({ free }) => !free).map(({ use, port }) => `${port} (${use})`);
  return taken.length === 0 ? ok(`${tried.map(({ port }) => port).join(', ')} are free`) : problem(`taken: ${taken.join(', ')}`);
}

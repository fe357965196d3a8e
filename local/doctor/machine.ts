import { findChromium } from '../chromium.ts';
import { megabytes } from '../download.ts';
import { downloadSize, presentJar } from '../emulator-jars.ts';
import { findJava } from '../java.ts';
import { readRunning } from '../running.ts';
import { isFree } from '../ports.ts';
import { reasonOf } from '../problem.ts';
import { siteSettings } from '../settings.ts';
import { findTemurin, javaMinimum, javaSize } from '../temurin.ts';
import { bad, type Check, good, type Seen } from './check.ts';

/** What `npm start` and `npm test` need of this machine. Packages and Node are seen to before this can run. */
export const machineChecks: Check[] = [
  {
    what: 'Node',
    how: 'process.versions',
    remedy: 'Install Node 20.19, 22.13, or 24 and newer: https://nodejs.org',
    needed: true,
    // An older one does not come so far: the entry of every command refuses it, and installs the packages.
    look: () => good(`${process.versions.node}, with the packages of both lock files`),
  },
  {
    what: 'Java',
    how: 'JAVA_HOME, the PATH, the usual folders and .local/java',
    remedy: `Check the network, or install Java ${javaMinimum} or newer (https://adoptium.net).`,
    needed: true,
    look: lookForJava,
  },
  {
    what: 'Firestore emulator',
    how: "the environment, firebase-tools' cache and the Google Cloud SDK",
    remedy: 'Check the network, or install the Google Cloud SDK with its cloud-firestore-emulator.',
    needed: true,
    look: () => lookForJar('firestore'),
  },
  {
    what: 'Storage emulator',
    how: "the environment and firebase-tools' cache",
    remedy: 'Nothing need be done: without it resumes go to a local folder, and the tests of its rules are skipped.',
    needed: false,
    look: () => lookForJar('storage'),
  },
  {
    what: 'Chromium or Chrome',
    how: 'CHROMIUM_PATH, the PATH and the usual places',
    remedy: 'Install one, or name it in CHROMIUM_PATH: without it browser tests are skipped.',
    needed: false,
    look: () => {
      const path = findChromium();
      return path === undefined ? bad('none found') : good(path);
    },
  },
  {
    what: 'Ports',
    how: 'an attempt to listen on each',
    remedy: 'End the program that has them, or take others: SITE_PORTS_FROM=6100 npm start',
    needed: true,
    look: lookAtPorts,
  },
];

async function lookForJava(): Promise<Seen> {
  const java = await findJava();
  if (java) return good(`${java.version}, ${java.program}`);
  return lookForDownload(async () => {
    await findTemurin();
    return javaSize;
  });
}

async function lookForJar(kind: 'firestore' | 'storage'): Promise<Seen> {
  try {
    const jar = presentJar(kind);
    if (jar) return good(jar.from);
  } catch (error) {
    return bad(reasonOf(error));
  }
  return lookForDownload(async () => megabytes(await downloadSize(kind)));
}

/** @param size what a download weighs; throws when it can't be had */
async function lookForDownload(size: () => Promise<string>): Promise<Seen> {
  try {
    return good(`not here yet; npm start downloads it once, ${await size()}`);
  } catch (error) {
    return bad(`not here, and ${reasonOf(error)}`);
  }
}

async function lookAtPorts(): Promise<Seen> {
  const { name, ports } = siteSettings();
  const site = readRunning(name);
  if (site) return good(`taken by the site itself, ${site.url ?? 'which is starting'}`);
  const tried = await Promise.all(Object.entries(ports).map(async ([use, port]) => ({ use, port, free: await isFree(port) })));
  const taken = tried.filter(({ free }) => !free).map(({ use, port }) => `${port} (${use})`);
  return taken.length === 0 ? good(`${tried.map(({ port }) => port).join(', ')} are free`) : bad(`taken: ${taken.join(', ')}`);
}

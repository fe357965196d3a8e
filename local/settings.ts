import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import firebaseConfig from '../firebase.json' with { type: 'json' };
import { freePort } from './ports.ts';
import { Problem } from './problem.ts';
import { localFolder } from './project.ts';

export const portNames = [
  'hosting',
  'functions',
  'firestore',
  'auth',
  'storage',
  'hub',
  'logging',
  'websocket',
  'eventarc',
  'tasks',
  'captcha',
] as const;

export type PortName = (typeof portNames)[number];
export type Ports = Record<PortName, number>;

/** One local Firebase: what it is called, and where it listens and keeps its things. */
export type StackSettings = {
  /** Names its lock file and its folder under `.local`. */
  name: string;
  /** Firebase project; `demo-` at the front means that it needs no account and reaches no real service. */
  project: string;
  ports: Ports;
};

/** The captcha stand-in is not Firebase's, so firebase.json can't name its port. */
const captchaPort = 5055;

/**
 * The stack of `npm start` and `npm run dev`. It listens on the ports of firebase.json, or, so that a second clone can
 * run beside it, on a run of ports from SITE_PORTS_FROM on.
 * @throws {Problem} when SITE_PORTS_FROM is not a port number
 */
export function siteSettings(): StackSettings {
  const first = firstPort();
  if (first === undefined) return { name: 'site', project: 'demo-site', ports: configuredPorts() };
  return { name: `site-${first}`, project: 'demo-site', ports: inOrder(portNames.map((_, index) => first + index)) };
}

/** Where Vite's dev server listens: its usual port, or the one after the stack's. */
export function devServerPort(): number {
  const first = firstPort();
  return first === undefined ? 5173 : first + portNames.length;
}

function firstPort(): number | undefined {
  const from = process.env['SITE_PORTS_FROM'];
  if (!from) return undefined;
  const first = Number(from);
  if (!Number.isInteger(first) || first < 1024 || first > 65_000) {
    throw new Problem(`SITE_PORTS_FROM is ${from}; it must be a number from 1024 to 65000.`);
  }
  return first;
}

/**
 * A stack that lasts as long as its command, beside a running site. It takes the ports of the run before, while they are free: they are part
 * of the site's build, which can be used again then.
 */
export async function passingSettings(name: 'test' | 'bench'): Promise<StackSettings> {
  const file = join(folderOf({ name }), 'ports.json');
  const last = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Ports>) : {};
  const ports = inOrder(await Promise.all(portNames.map((port) => freePort(last[port]))));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(ports));
  return { name, project: `demo-site-${name}`, ports };
}

/** @returns where a stack keeps its build, logs and settings */
export function folderOf({ name }: Pick<StackSettings, 'name'>): string {
  return join(localFolder, name);
}

function configuredPorts(): Ports {
  const { emulators } = firebaseConfig;
  return {
    hosting: emulators.hosting.port,
    functions: emulators.functions.port,
    firestore: emulators.firestore.port,
    auth: emulators.auth.port,
    storage: emulators.storage.port,
    hub: emulators.hub.port,
    logging: emulators.logging.port,
    websocket: emulators.firestore.websocketPort,
    eventarc: emulators.eventarc.port,
    tasks: emulators.tasks.port,
    captcha: captchaPort,
  };
}

function inOrder(ports: number[]): Ports {
  return Object.fromEntries(portNames.map((name, index) => [name, ports[index] ?? 0])) as Ports;
}

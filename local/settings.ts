import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import firebaseConfig from '../firebase.json' with { type: 'json' };
import { freePort, host } from './ports.ts';
import { Problem } from './problem.ts';
import { localFolder } from './project.ts';

/** The emulators as firebase.json names them. */
export const emulatorNames = ['hosting', 'functions', 'firestore', 'auth', 'storage', 'hub', 'logging', 'eventarc', 'tasks'] as const;

export const portNames = [...emulatorNames, 'websocket', 'captcha', 'inbox', 'smtp'] as const;

export type PortName = (typeof portNames)[number];
export type Ports = Record<PortName, number>;

export type StackSettings = {
  /** Names its files and its folder under `.local`. */
  name: string;
  /** Begins with `demo-`, so that firebase-tools reaches no real service. */
  project: string;
  ports: Ports;
};

/** The stack of `npm start`, on the ports of firebase.json or SITE_PORTS_FROM. @throws {Problem} */
export function siteSettings(): StackSettings {
  const first = firstPort();
  if (first === undefined) return { name: 'site', project: 'demo-site', ports: configuredPorts() };
  return { name: `site-${first}`, project: 'demo-site', ports: namedPorts(portNames.map((_, index) => first + index)) };
}

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

/** The stack of one command. It prefers the previous ports, because the site's build has them. */
export async function temporarySettings(name: 'test' | 'bench'): Promise<StackSettings> {
  const file = join(folderOf({ name }), 'ports.json');
  const last = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Ports>) : {};
  const ports = namedPorts(await Promise.all(portNames.map((port) => freePort(last[port]))));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(ports));
  return { name, project: `demo-site-${name}`, ports };
}

/** Where the build of a local site goes. */
export function siteFolderOf(settings: StackSettings): string {
  return join(folderOf(settings), 'site');
}

/** Where its page renderer goes, which Hosting must not serve. */
export function pagesFolderOf(settings: StackSettings): string {
  return join(folderOf(settings), 'pages');
}

export function folderOf({ name }: Pick<StackSettings, 'name'>): string {
  return join(localFolder, name);
}

/** The ports of firebase.json, which has none for captcha and mail. */
function configuredPorts(): Ports {
  const { emulators } = firebaseConfig;
  return namedPorts([...emulatorNames.map((name) => emulators[name].port), emulators.firestore.websocketPort, 5055, 5056, 5057]);
}

function namedPorts(ports: number[]): Ports {
  return Object.fromEntries(portNames.map((name, index) => [name, ports[index] ?? 0])) as Ports;
}

/** The settings of a build, as `src/shared/lib/env.ts` reads them. */
export type SiteSettings = ReturnType<typeof localSiteSettings>;

/** The settings that a deployed site requires. */
export const neededForDeploy = [
  'VITE_SITE_URL',
  'VITE_RECAPTCHA_SITE_KEY',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
] as const satisfies (keyof SiteSettings)[];

export function localSiteSettings({ ports, project }: StackSettings) {
  return {
    VITE_SITE_URL: `http://${host}:${ports.hosting}`,
    VITE_RECAPTCHA_SCRIPT_URL: `http://${host}:${ports.captcha}/recaptcha/api.js`,
    VITE_RECAPTCHA_SITE_KEY: 'local-site-key',
    VITE_FIREBASE_API_KEY: 'local',
    VITE_FIREBASE_AUTH_DOMAIN: `${host}:${ports.auth}`,
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_JOB_ALERTS: 'true',
    VITE_REGION: '',
    VITE_AUTH_EMULATOR_URL: `http://${host}:${ports.auth}`,
  };
}

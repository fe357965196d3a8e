import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Origins, productionOrigins, siteHeaders } from '#contract/security-headers.ts';
import firebaseConfig from '../firebase.json' with { type: 'json' };
import { host } from './ports.ts';
import { inProject, root } from './project.ts';
import { folderOf, type StackSettings } from './settings.ts';

/** Which emulators run, in firebase-tools' names. */
export function emulatorsOf(withStorage: boolean): string[] {
  return ['auth', 'functions', 'firestore', 'hosting', ...(withStorage ? ['storage'] : [])];
}

/**
 * Writes firebase.json as this stack needs it: its ports, its site, the settings of its function. firebase-tools takes
 * a configuration's folder for the project's, so it lies beside the original; git ignores it.
 * @param siteFolder absolute path of the built site
 * @returns the absolute path of the file, and how to remove it
 */
export function writeFirebaseConfig(settings: StackSettings, siteFolder: string, withStorage: boolean) {
  const { ports } = settings;
  const { storage, ...rest } = firebaseConfig;
  const listen = (port: number) => ({ host, port });
  const config = {
    ...rest,
    ...(withStorage && { storage }),
    hosting: {
      ...firebaseConfig.hosting,
      public: relative(root, siteFolder),
      headers: localHeaders(localUrl(ports.captcha), localUrl(ports.auth)),
    },
    functions: firebaseConfig.functions.map((functions) => ({
      ...functions,
      configDir: relative(root, folderOf(settings)),
    })),
    emulators: {
      auth: listen(ports.auth),
      functions: listen(ports.functions),
      firestore: { ...listen(ports.firestore), websocketPort: ports.websocket },
      hosting: listen(ports.hosting),
      ...(withStorage && { storage: listen(ports.storage) }),
      hub: listen(ports.hub),
      logging: listen(ports.logging),
      eventarc: listen(ports.eventarc),
      tasks: listen(ports.tasks),
      ui: { enabled: false },
      singleProjectMode: false,
    },
  };
  return writeBeside(settings.name, config);
}

/** @returns the absolute path of the file, and how to remove it */
function writeBeside(name: string, config: object) {
  const path = inProject(`firebase.${name}.json`);
  writeFileSync(path, JSON.stringify(config, null, 2));
  return { path, remove: () => rmSync(path, { force: true }) };
}

type HeaderRule = (typeof firebaseConfig.hosting.headers)[number];

/** Whatever the build names by its content. */
const assets = { folder: 'assets', source: '/assets/**' };

/**
 * Writes firebase.json as it is deployed with a build.
 * @param siteFolder absolute path of the built site
 * @returns the absolute path of the file, and how to remove it
 */
export function writeDeployConfig(siteFolder: string) {
  const headers = headersOfBuild(firebaseConfig.hosting.headers, readdirSync(join(siteFolder, assets.folder)));
  return writeBeside('deploy', { ...firebaseConfig, hosting: { ...firebaseConfig.hosting, headers } });
}

/**
 * The header rules with the one for all assets narrowed to those that are there. A rule goes for a 404 too: a browser that came while
 * Hosting and function were replaced would remember for a year that a new file is missing.
 * @param files names of the build's assets
 */
export function headersOfBuild(rules: HeaderRule[], files: string[]): HeaderRule[] {
  return rules.flatMap((rule) => {
    if (rule.source !== assets.source) return [rule];
    const missing = { source: assets.source, headers: [{ key: 'Cache-Control', value: 'no-cache' }] };
    return [missing, ...files.map((file) => ({ ...rule, source: `/${assets.folder}/${file}` }))];
  });
}

/** What takes the place of the captcha's and of Auth's origins where the stand-ins run. */
export function localOrigins(captchaUrl: string, authUrl: string): Origins {
  const captcha = [`${captchaUrl}/recaptcha/`];
  return { ...productionOrigins, scripts: captcha, frames: captcha, connections: [authUrl] };
}

const localUrl = (port: number) => `http://${host}:${port}`;

/** The deployed site's header rules; in its pages' policy the stand-ins instead of Google's services. */
export function localHeaders(captchaUrl: string, authUrl: string): HeaderRule[] {
  const name = 'Content-Security-Policy';
  const deployed = siteHeaders()[name];
  const local = siteHeaders(localOrigins(captchaUrl, authUrl))[name];
  return firebaseConfig.hosting.headers.map(({ source, headers }) => ({
    source,
    headers: headers.map(({ key, value }) => ({ key, value: value === deployed ? local : value })),
  }));
}

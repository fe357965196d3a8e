import { rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
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
    hosting: { ...firebaseConfig.hosting, public: relative(root, siteFolder) },
    functions: firebaseConfig.functions.map((functions) => ({
      ...functions,
      configDir: relative(root, folderOf(settings)),
    })),
    emulators: {
      auth: listen(ports.auth),
      functions: listen(ports.functions),
      firestore: listen(ports.firestore),
      hosting: listen(ports.hosting),
      ...(withStorage && { storage: listen(ports.storage) }),
      hub: listen(ports.hub),
      eventarc: listen(ports.eventarc),
      tasks: listen(ports.tasks),
      ui: { enabled: false },
      singleProjectMode: false,
    },
  };
  const path = inProject(`firebase.${settings.name}.json`);
  writeFileSync(path, JSON.stringify(config, null, 2));
  return { path, remove: () => rmSync(path, { force: true }) };
}

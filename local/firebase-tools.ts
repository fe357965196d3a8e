import { inProject } from './project.ts';

/** @param isInteractive whether a person can answer questions */
export function firebaseTools(args: string[], isInteractive = false) {
  return {
    args: [inProject('node_modules/firebase-tools/lib/bin/firebase.js'), ...args, ...(isInteractive ? [] : ['--non-interactive'])],
    // CI turns off the check for updates. On a busy machine, the function takes over 10 s to load.
    env: { CI: 'true', NO_UPDATE_NOTIFIER: '1', FUNCTIONS_DISCOVERY_TIMEOUT: '60' },
  };
}

import { inProject } from './project.ts';

/** @param isInteractive whether a person can answer questions */
export function firebaseTools(args: string[], isInteractive = false) {
  return {
    args: [inProject('node_modules/firebase-tools/lib/bin/firebase.js'), ...args, ...(isInteractive ? [] : ['--non-interactive'])],
    // With CI set, firebase-tools does not check for updates. On a busy machine, the function takes longer to load than 10 s.
    env: { CI: 'true', NO_UPDATE_NOTIFIER: '1', FUNCTIONS_DISCOVERY_TIMEOUT: '60' },
  };
}

import { inProject } from './project.ts';

/**
 * @param asks whether somebody is there whom it may ask
 * @returns how to run the project's own firebase-tools with these arguments, without update notices
 */
export function firebaseTools(args: string[], asks = false) {
  return {
    args: [inProject('node_modules/firebase-tools/lib/bin/firebase.js'), ...args, ...(asks ? [] : ['--non-interactive'])],
    // CI keeps it from asking its maker whether this version may still be used.
    env: { CI: 'true', NO_UPDATE_NOTIFIER: '1' },
  };
}

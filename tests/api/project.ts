import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { type Firebase, openFirebase } from '../../functions/src/platform/firestore/firebase.ts';

type Backoff = { setTimeoutHandler: (wait: (resume: () => void, ms: number) => void) => void };

// The SDK waits over a second before it repeats a transaction; the emulator is free at once.
const backoff = createRequire(import.meta.url)('../../functions/node_modules/@google-cloud/firestore/build/src/backoff.js') as Backoff;
backoff.setTimeoutHandler((resume, ms) => setTimeout(resume, ms / 20));

const idAndBucket = (projectId: string) => ({ projectId, storageBucket: `${projectId}.appspot.com` });

/** Shares Auth, since the Auth emulator accepts sign-ins with an API key for one project only. */
export function openProject(projectId: string): Firebase {
  const own = openFirebase(idAndBucket(projectId), `${projectId} ${randomUUID()}`);
  return { ...own, auth: openFirebase(idAndBucket(process.env['GCLOUD_PROJECT'] ?? 'demo-api')).auth };
}

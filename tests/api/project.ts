import { randomUUID } from 'node:crypto';
import { type Firebase, openFirebase } from '../../functions/src/platform/firestore/firebase.ts';

const idAndBucket = (projectId: string) => ({ projectId, storageBucket: `${projectId}.appspot.com` });

/** Shares Auth, since the Auth emulator accepts sign-ins with an API key for one project only. */
export function openProject(projectId: string): Firebase {
  const own = openFirebase(idAndBucket(projectId), `${projectId} ${randomUUID()}`);
  return { ...own, auth: openFirebase(idAndBucket(process.env['GCLOUD_PROJECT'] ?? 'demo-api')).auth };
}

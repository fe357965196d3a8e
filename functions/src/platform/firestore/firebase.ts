import { ConfigurationError } from '../errors.ts';
import { cached } from '../cached.ts';
import { type FirestoreRest, firestoreRest } from './firestore-rest.ts';
import { googleToken } from './google-token.ts';

export type Firebase = ReturnType<typeof openFirebase>;

/**
 * Each service is loaded when it is first needed, to keep cold starts short.
 * @param options by default the environment's project @param name tells connections apart
 */
export function openFirebase(options?: { projectId: string; storageBucket: string }, name = options?.projectId, databaseId = '(default)') {
  const app = cached(async () => {
    const { initializeApp } = await import('firebase-admin/app');
    return options ? initializeApp(options, name) : initializeApp();
  });
  let rest: FirestoreRest | undefined;
  return {
    db: cached(async () => {
      const [{ getFirestore }, opened] = await Promise.all([import('firebase-admin/firestore'), app()]);
      const db = getFirestore(opened, databaseId);
      // By default, gRPC waits up to two minutes before it reconnects.
      db.settings({ 'grpc.initial_reconnect_backoff_ms': 500, 'grpc.max_reconnect_backoff_ms': 2000 });
      return db;
    }),
    /** The same database, without the Admin SDK's client, which takes long to load. */
    rest: () => (rest ??= openRest(options?.projectId ?? process.env.GCLOUD_PROJECT)),
    auth: cached(async () => {
      const [{ getAuth }, opened] = await Promise.all([import('firebase-admin/auth'), app()]);
      return getAuth(opened);
    }),
    bucket: cached(async () => {
      const [{ getStorage }, opened] = await Promise.all([import('firebase-admin/storage'), app()]);
      return getStorage(opened).bucket();
    }),
  };
}

function openRest(projectId: string | undefined): FirestoreRest {
  if (!projectId) throw new ConfigurationError('GCLOUD_PROJECT does not name the project');
  const emulator = process.env.FIRESTORE_EMULATOR_HOST;
  if (!emulator) return firestoreRest({ url: 'https://firestore.googleapis.com', projectId, token: googleToken });
  // The owner bypasses the emulator's rules, like the Admin SDK.
  return firestoreRest({ url: `http://${emulator}`, projectId, token: () => Promise.resolve('owner') });
}

import { randomUUID } from 'node:crypto';
import { Agent, get, type Server } from 'node:http';
import { createApp } from '../../functions/src/app.ts';
import { type Firebase, openFirebase } from '../../functions/src/data/firebase.ts';
import { createParts, type Parts } from '../../functions/src/parts.ts';
import { readSettings } from '../../functions/src/settings.ts';
import { serve } from '../../functions/testing/serve.ts';

/** The API on a Firestore project of its own. */
export type Side = { url: string; token: string; firebase: Firebase; parts: Parts; server: Server };

/** Serves the API from this process, on the emulators that the environment names. */
export async function openSide(): Promise<Side> {
  const projectId = `demo-bench-${randomUUID().slice(0, 8)}`;
  // Auth's emulator has one project for all who sign in with a key.
  const authProject = process.env['GCLOUD_PROJECT'] ?? 'demo-bench';
  const own = openFirebase({ projectId, storageBucket: `${projectId}.appspot.com` });
  const shared = openFirebase({ projectId: authProject, storageBucket: `${authProject}.appspot.com` });
  const firebase = { ...own, auth: shared.auth };
  const settings = readSettings({ ...process.env, FUNCTIONS_EMULATOR: 'true', RECAPTCHA_SECRET: 'none' });
  const parts = createParts(settings, firebase);
  const session = await parts.sessions.open(projectId);
  if (!session) throw new Error('Nobody can log in');
  const server = serve(createApp(parts));
  return { url: await listen(server), token: session.token, firebase, parts, server };
}

/** @returns the server's address, once it listens */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server listens nowhere');
  return `http://127.0.0.1:${address.port}`;
}

/** Ends what {@link openSide} began. */
export async function closeSide({ server, firebase }: Side): Promise<void> {
  server.close();
  await (await firebase.db()).terminate();
}

/** Node's plainest client: what it takes is counted as ours, being in the same process. */
const agent = new Agent({ keepAlive: true });

/** Asks for a path and reads the whole answer. @returns milliseconds, and the `Link` header */
export async function timedGet({ url, token }: Side, path: string): Promise<{ ms: number; link: string }> {
  const start = performance.now();
  const { status, link } = await new Promise<{ status: number; link: string }>((resolve, reject) => {
    const request = get(url + path, { agent, headers: { Authorization: `Bearer ${token}` } }, (response) => {
      response.resume();
      response.once('end', () => resolve({ status: response.statusCode ?? 0, link: String(response.headers['link'] ?? '') }));
    });
    request.once('error', reject);
  });
  const ms = performance.now() - start;
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return { ms, link };
}

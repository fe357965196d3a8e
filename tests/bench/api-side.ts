import { randomUUID } from 'node:crypto';
import { Agent, get, type Server } from 'node:http';
import { createApp } from '../../functions/src/app.ts';
import { type Firebase, openFirebase } from '../../functions/src/data/firebase.ts';
import { createParts, type Parts } from '../../functions/src/parts.ts';
import { type MailSettings, readSettings } from '../../functions/src/settings.ts';
import { serve } from '../../functions/testing/serve.ts';
import { listen } from '../../local/ports.ts';

export type BenchApi = { url: string; token: string; firebase: Firebase; parts: Parts; server: Server };

/** Starts the API on the emulators, without captcha and rate limits, and without mail by default. */
export async function startApi(mail?: MailSettings, projectId = `demo-bench-${randomUUID().slice(0, 8)}`): Promise<BenchApi> {
  const firebase = openBenchFirebase(projectId);
  const unlimited = { RATE_LIMIT_APPLY: '1000000', RATE_LIMIT_CONTACT: '1000000' };
  const settings = { ...readSettings({ ...process.env, ...unlimited, FUNCTIONS_EMULATOR: 'true', RECAPTCHA_SECRET: 'none' }), mail };
  const parts: Parts = { ...createParts(settings, firebase), captcha: { verify: () => Promise.resolve() } };
  const session = await parts.sessions.open(projectId);
  if (!session) throw new Error('The account is disabled');
  const server = serve(createApp(parts));
  return { url: `http://${await listen(server)}`, token: session.token, firebase, parts, server };
}

/** A project of its own, except for Auth: its emulator accepts sign-ins with an API key for one project only. */
export function openBenchFirebase(projectId: string): Firebase {
  const authProject = process.env['GCLOUD_PROJECT'] ?? 'demo-bench';
  const open = (id: string) => openFirebase({ projectId: id, storageBucket: `${id}.appspot.com` });
  return { ...open(projectId), auth: open(authProject).auth };
}

export async function stopApi({ server, firebase }: BenchApi): Promise<void> {
  server.close();
  await (await firebase.db()).terminate();
}

/** For Node's plain client, which takes less of the measured time than `fetch`. */
const agent = new Agent({ keepAlive: true });

/** @returns the time in milliseconds, and the `Link` header */
export async function timedGet({ url, token }: Pick<BenchApi, 'url' | 'token'>, path: string): Promise<{ ms: number; link: string }> {
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

import { Agent } from 'node:http';
import type { MailSettings } from '../../functions/src/settings.ts';
import { Api } from '../api/harness.ts';
import { visit } from './visit.ts';

export type BenchApi = Awaited<ReturnType<typeof startApi>>;

/** Starts the API on the emulators, without captcha, and without mail by default. */
export async function startApi(mail?: MailSettings) {
  const api = new Api();
  await api.start({
    settings: (settings) => ({ ...settings, mail }),
    parts: (parts) => ({ ...parts, captcha: { verify: () => Promise.resolve() } }),
  });
  return Object.assign(api, { url: `http://127.0.0.1:${api.port}`, token: await api.logIn() });
}

const agent = new Agent({ keepAlive: true });

/** @returns the time in milliseconds, and the `Link` header */
export async function timedGet({ url, token }: Pick<BenchApi, 'url' | 'token'>, path: string): Promise<{ ms: number; link: string }> {
  const start = performance.now();
  const { statusCode, headers } = await visit(url + path, { agent, headers: { Authorization: `Bearer ${token}` } });
  const ms = performance.now() - start;
  if (statusCode !== 200) throw new Error(`${path}: ${statusCode}`);
  return { ms, link: String(headers.link ?? '') };
}

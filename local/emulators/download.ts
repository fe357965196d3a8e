import { hash } from 'node:crypto';
import { createWriteStream, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { EnvHttpProxyAgent, fetch, type RequestInit, type Response } from 'undici';
import type { Lifetime } from '../lifetime.ts';
import { reasonOf } from '../problem.ts';
import { step } from '../progress.ts';

/** In milliseconds. Short, so that a command without a network fails soon. */
const timeouts = { connectTimeout: 5000, headersTimeout: 15_000, bodyTimeout: 30_000 };

/** Fetches through HTTPS_PROXY, which Node's fetch ignores. @throws on an error status as well */
export async function fetchThroughProxy(url: string, init?: RequestInit): Promise<Response> {
  const { host } = new URL(url);
  const response = await fetch(url, { ...init, dispatcher: new EnvHttpProxyAgent(timeouts) }).catch((error: unknown) => {
    throw new Error(`${host} can't be reached (${reasonOf(error)})`);
  });
  if (response.status >= 400) throw new Error(`${host} answers with status ${response.status} for ${url}`);
  return response;
}

type Download = { url: string; path: string; sha256: string; name: string };

/** Downloads and verifies all or nothing. @param name for people @throws if it fails */
export async function download(life: Lifetime, { url, path, sha256, name }: Download): Promise<void> {
  const { body, headers } = await fetchThroughProxy(url);
  const megabytes = Math.round(Number(headers.get('Content-Length')) / 1_000_000);
  mkdirSync(dirname(path), { recursive: true });
  const partial = `${path}.${process.pid}`;
  life.defer(() => rmSync(partial, { force: true }));
  await step(`Downloading ${name}, once (${megabytes} MB)`, async () => {
    await pipeline(body ?? [], createWriteStream(partial)).catch((error: unknown) => {
      throw new Error(`the download of ${url} broke off (${reasonOf(error)})`);
    });
    if (hash('sha256', readFileSync(partial)) !== sha256) throw new Error(`${url} has the wrong checksum`);
    renameSync(partial, path);
  });
}

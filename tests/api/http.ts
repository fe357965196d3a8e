import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { responseHeaders } from '#rooms/platform/contract/security-headers.ts';
import { parsedJson } from '../../functions/src/platform/firestore/json.ts';

export type RequestOptions = {
  token?: string;
  json?: unknown;
  body?: NonNullable<RequestInit['body']>;
  headers?: Record<string, string>;
};

export type Answer = { status: number; headers: Headers; text: string; bytes: Buffer; json: unknown };

/** Sends a request. In the answer, `json` is undefined if the body is not JSON. */
export async function send(url: string, method: string, { token, json, body, headers }: RequestOptions): Promise<Answer> {
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: json === undefined ? body : JSON.stringify(json),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString();
  return { status: response.status, headers: response.headers, text, bytes, json: parsedJson(text) };
}

/** Repeats a call that changed nothing, after contention in Firestore or a slow captcha check. */
export async function untilAvailable(call: () => Promise<Answer>): Promise<Answer> {
  const answer = await call();
  return answer.status === 503 ? untilAvailable(call) : answer;
}

export function expectSecurityHeaders({ headers }: Answer): void {
  const sent = Object.keys(responseHeaders).map((name) => [name, headers.get(name)]);
  expect(Object.fromEntries(sent)).toEqual(responseHeaders);
}

/**
 * Sends a request as it is, and its body once `meanwhile` is over.
 * @param start method and path @returns all until the server closes
 */
export async function sendRaw(
  port: number,
  start: string,
  headers: string[] = [],
  body = '',
  meanwhile?: () => Promise<unknown>,
): Promise<string> {
  const head = [`${start} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers].join('\r\n');
  const socket = connect(port, '127.0.0.1');
  const answer = text(socket);
  socket.write(`${head}\r\n\r\n`);
  await meanwhile?.();
  socket.write(body);
  return answer;
}

import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { serve } from '../../../../tests/serve.ts';
import { usedMemory } from '../../../testing/used-memory.ts';
import { responseTexts } from '../contract/response-texts.ts';
import { ApiError } from './api-error.ts';
import { readBody } from './request-body.ts';

const timeoutMs = 200;
const listen = async (listener: RequestListener) => Number(new URL((await serve(listener)).url).port);

/** @returns the port of a server that answers with the length of the body, or the refusal */
function serveBody(within = timeoutMs): Promise<number> {
  return listen(async (request, response) => {
    const answer = await readBody(request, 1000, 'Too large', within).catch((error: unknown) => error);
    if (Buffer.isBuffer(answer)) response.end(String(answer.length));
    else if (answer instanceof ApiError) response.writeHead(answer.status, answer.headers).end(answer.text);
  });
}

function heldMemory(): number {
  const { heapUsed, external } = usedMemory();
  return heapUsed + external;
}

/** Sends a byte every 20 ms. @returns the answer, once the server has closed the connection */
async function trickle(port: number, bytes: number, connection: 'keep-alive' | 'close'): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\nContent-Length: ${bytes}\r\n\r\n`);
  let left = bytes;
  const timer = setInterval(() => left-- > 0 && socket.write('x'), 20);
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  await once(socket, 'close');
  clearInterval(timer);
  return answer;
}

it('refuses a body that arrives too slowly, and closes the connection', async () => {
  const started = performance.now();
  expect(await trickle(await serveBody(), 900, 'keep-alive')).toMatch(/^HTTP\/1\.1 408 [^]*\r\nConnection: close\r\n[^]*took too long/);
  expect(performance.now() - started).toBeGreaterThanOrEqual(timeoutMs);
});

it('reads a slow body that arrives in time', async () => {
  expect(await trickle(await serveBody(2000), 3, 'close')).toMatch(/^HTTP\/1\.1 200 [^]*\r\n\r\n(?:1\r\n)?3/);
});

it('needs no more memory for a body in pieces of one byte', async () => {
  const bytes = 200_000;
  let arrived = 0;
  let settle: () => void;
  const allButOne = new Promise<void>((resolve) => (settle = resolve));
  const port = await listen(async (request, response) => {
    request.on('data', () => ++arrived === bytes - 1 && settle());
    response.end(String((await readBody(request, bytes, 'Too large')).length));
  });
  const socket = connect(port, '127.0.0.1');
  const before = heldMemory();
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n');
  socket.write('1\r\nx\r\n'.repeat(bytes - 1));
  await allButOne;
  expect(heldMemory() - before).toBeLessThan(20 * bytes);
  socket.end('1\r\nx\r\n0\r\n\r\n');
  expect(await text(socket)).toMatch(/\r\n\r\n(?:6\r\n)?200000/);
});

it.each([
  ['half of it', 10],
  ['all of it', 5],
])('does not wait for a body whose sender hung up after %s', async (_what, length) => {
  const { promise: outcome, resolve: settle } = Promise.withResolvers<unknown>();
  const port = await listen(async (request) => {
    await new Promise((closed) => request.socket.once('close', closed));
    settle(await readBody(request, 1000, 'Too large', 60_000).catch((error: unknown) => error));
  });
  const socket = connect(port, '127.0.0.1');
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\nhello`, () => socket.destroy());
  expect(await outcome).toMatchObject({ status: 400, text: responseTexts.interrupted });
});

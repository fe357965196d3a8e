import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { type FuzzAnswer, patienceMs } from './fuzz-checks.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

export type FuzzRequest = { method: string; path: string; headers: Record<string, string>; body: Buffer };

/** Sends what Node's client lets through. @throws where no answer comes in time */
export function exchange(port: number, { method, path, headers, body }: FuzzRequest): Promise<FuzzAnswer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, agent, method, path, headers: { ...headers, 'Content-Length': body.length } });
    sent.setTimeout(2 * patienceMs, () => sent.destroy(new Error('No answer')));
    sent.on('error', reject);
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode = 0 } = response;
        resolve({ status: statusCode, headers: response.headers, body: Buffer.concat(chunks), ms: performance.now() - start });
      });
    });
    sent.end(body);
  });
}

/** How long a server may take over a request that is not whole before it is told that no more comes, in milliseconds. */
const hangUpMs = 100;

/**
 * Sends bytes as they are, in one or two pieces.
 * @param whole whether they make a request that the server can answer; else the caller hangs up after a while
 * @returns all that came back until the server closed the connection, or twice our patience was over, and how long that took,
 *   in milliseconds
 */
export function exchangeRaw(port: number, pieces: Buffer[], whole: boolean): Promise<{ text: string; ms: number }> {
  const start = performance.now();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const hangUp = whole ? undefined : setTimeout(() => socket.end(), hangUpMs);
    socket.setTimeout(2 * patienceMs, () => socket.destroy());
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server that has answered may reset the rest of what it is sent.
    socket.on('error', () => undefined);
    socket.on('end', () => socket.end());
    socket.on('close', () => {
      clearTimeout(hangUp);
      resolve({ text: Buffer.concat(chunks).toString('latin1'), ms: performance.now() - start });
    });
    for (const piece of pieces) socket.write(piece);
  });
}

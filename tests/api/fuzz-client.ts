import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { type FuzzAnswer, maxAnswerMs } from './fuzz-checks.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

export type FuzzRequest = { method: string; path: string; headers: Record<string, string>; body: Buffer };

export function sendRequest(port: number, { method, path, headers, body }: FuzzRequest): Promise<FuzzAnswer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, agent, method, path, headers: { ...headers, 'Content-Length': body.length } });
    outgoing.setTimeout(2 * maxAnswerMs, () => outgoing.destroy(new Error('No answer')));
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode = 0 } = response;
        resolve({ status: statusCode, headers: response.headers, body: Buffer.concat(chunks), ms: performance.now() - start });
      });
    });
    outgoing.end(body);
  });
}

/** How long the sender of an incomplete request waits before it disconnects, in milliseconds. */
const hangUpMs = 50;

/** Sends bytes over a new connection. @param complete false if the server waits for more, so that the sender has to disconnect */
export function sendBytes(port: number, pieces: Buffer[], complete: boolean): Promise<{ text: string; ms: number }> {
  const start = performance.now();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const hangUp = complete ? undefined : setTimeout(() => socket.end(), hangUpMs);
    socket.setTimeout(2 * maxAnswerMs, () => socket.destroy());
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('end', () => socket.end());
    socket.on('close', () => {
      clearTimeout(hangUp);
      resolve({ text: Buffer.concat(chunks).toString('latin1'), ms: performance.now() - start });
    });
    for (const piece of pieces) socket.write(piece);
  });
}

import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { type HostileAnswer, patienceMs } from './hostile-answers.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

export type HostileRequest = { method: string; path: string; headers: Record<string, string>; body: Buffer };

/** Sends what Node's client lets through. @throws where no answer comes in time */
export function exchange(port: number, { method, path, headers, body }: HostileRequest): Promise<HostileAnswer> {
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

/**
 * Sends bytes as they are, in one or two pieces, and says no more.
 * @returns all that came back until the server closed the connection, and how long that took, in milliseconds
 * @throws where it stays open
 */
export function exchangeRaw(port: number, pieces: Buffer[]): Promise<{ text: string; ms: number }> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.setTimeout(2 * patienceMs, () => {
      reject(new Error('Still open'));
      socket.destroy();
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server that has answered may reset the rest of what it is sent.
    socket.on('error', () => undefined);
    socket.on('end', () => socket.end());
    socket.on('close', () => resolve({ text: Buffer.concat(chunks).toString('latin1'), ms: performance.now() - start }));
    const [first = Buffer.alloc(0), ...rest] = pieces;
    socket.write(first, () => {
      for (const piece of rest) socket.write(piece);
      socket.end();
    });
  });
}

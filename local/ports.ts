import { connect } from 'node:net';
import getPort from 'get-port';
import { Problem } from './problem.ts';

/** All local servers listen on this address only. */
export const host = '127.0.0.1';

/** Tries to connect, because on macOS only a connection reveals a program that listens on all addresses. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('error', () => resolve(true));
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
  });
}

/** @throws {Problem} with the first port in use */
export async function assertFree(ports: Record<string, number>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isFree(port))) throw new Problem(`Port ${port} (${name}) is taken. End the program that uses it and run this again.`);
  }
}

export function freePort(preferred?: number): Promise<number> {
  return getPort({ host, ...(preferred !== undefined && { port: preferred }) });
}

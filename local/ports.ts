import { execFileSync } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from './problem.ts';

/** Everything local listens here and nowhere else. */
export const host = '127.0.0.1';

/** @returns whether nothing listens on the port */
export async function isFree(port: number): Promise<boolean> {
  return !(await answers(port)) && (await canListen(port));
}

/** macOS lets one program listen on one address while another listens on all of them: only asking tells. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(true));
    socket.once('error', () => end(false));
  });
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** @throws {Problem} naming the first port that is taken, what it is for and, where it can be told, who has it */
export async function assertFree(ports: Record<string, number>): Promise<void> {
  const checked = await Promise.all(Object.entries(ports).map(async ([name, port]) => ({ name, port, free: await isFree(port) })));
  const taken = checked.find(({ free }) => !free);
  if (!taken) return;
  const owner = ownerOf(taken.port);
  throw new Problem(`Port ${taken.port} (${taken.name}) is taken${owner ? ` by ${owner}` : ''}. End that program and run this again.`);
}

/** @returns the ports that are still taken after the given time (milliseconds) */
export async function waitUntilFree(ports: number[], timeoutMs: number): Promise<number[]> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const free = await Promise.all(ports.map(isFree));
    const taken = ports.filter((_, index) => !free[index]);
    if (taken.length === 0 || Date.now() > end) return taken;
    await sleep(100);
  }
}

/** @returns as many different ports as asked for, all free now */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve, reject) => {
          server.once('error', reject);
          server.listen({ host, port: 0 }, () => {
            const address = server.address();
            resolve(typeof address === 'object' && address ? address.port : 0);
          });
        }),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** Who listens, as `lsof` tells it; it is not on every machine. */
function ownerOf(port: number): string | undefined {
  try {
    const found = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [, pid, name] = /^p(\d+)\nc(.+)$/m.exec(found) ?? [];
    return pid === undefined ? undefined : `process ${pid} (${name})`;
  } catch {
    return undefined;
  }
}

import { execa } from 'execa';
import type { Lifetime } from './lifetime.ts';
import { Problem } from './problem.ts';
import { root } from './project.ts';

type Environment = Record<string, string | undefined>;

/** Colour codes would split the lines that programs are recognised by. */
const withoutColors = { NO_COLOR: '1', FORCE_COLOR: undefined };

/** Runs Node until it exits. */
export async function runNode(
  life: Lifetime,
  args: string[],
  { cwd = root, env }: { cwd?: string; env?: Environment } = {},
): Promise<{ code: number; output: string }> {
  life.signal.throwIfAborted();
  const options = { cwd, env: { ...withoutColors, ...env }, all: true, stdin: 'ignore', reject: false } as const;
  const { exitCode: code = 1, all: output } = await execa(process.execPath, args, { ...options, cancelSignal: life.signal });
  return { code, output };
}

/** Runs Node in this terminal. @returns its exit code */
export async function runInTerminal(life: Lifetime, args: string[], env: Environment = {}): Promise<number> {
  life.signal.throwIfAborted();
  const child = execa(process.execPath, args, { cwd: root, env, stdio: 'inherit', reject: false });
  life.defer(async () => {
    child.kill();
    await child;
  });
  const { exitCode = 1 } = await child;
  return exitCode;
}

export type ServerOptions = {
  name: string;
  /** Part of the line that it prints when it is ready. */
  readyLine: string;
  seeAlso?: string;
  cwd?: string;
  env?: Environment;
  /** Whether to kill it at once if it has to stop before it is ready. */
  killUntilReady?: boolean;
  /** How long it may take to stop before it is killed, in milliseconds. */
  graceMs?: number;
  onLine: (line: string) => void;
};

/** Starts a server and waits until it is ready. If it exits, the command ends. @throws {Problem} */
export async function startServer(
  life: Lifetime,
  args: string[],
  { name, readyLine, seeAlso, cwd = root, env, killUntilReady = false, graceMs = 5000, onLine }: ServerOptions,
): Promise<void> {
  life.signal.throwIfAborted();
  const server = execa(process.execPath, args, {
    cwd,
    env: { ...withoutColors, ...env },
    all: true,
    buffer: false,
    stdin: 'ignore',
    reject: false,
    // Ctrl-C then reaches this command only, which stops the server once.
    detached: true,
    forceKillAfterDelay: graceMs,
  });
  const killAll = () => killGroup(server.pid);
  // Vitest exits on Ctrl-C without closing anything, and execa leaves a detached program running.
  process.once('exit', killAll);
  let isReady = false;
  life.defer(async () => {
    server.kill(killUntilReady && !isReady ? 'SIGKILL' : 'SIGTERM');
    await server;
    killAll();
    process.off('exit', killAll);
  });
  const latest: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const readLines = async () => {
      for await (const line of server.iterable({ from: 'all' })) {
        onLine(line);
        if (latest.push(line) > 15) latest.shift();
        if (!line.includes(readyLine)) continue;
        isReady = true;
        resolve();
      }
    };
    const watch = async () => {
      const [{ exitCode, signal }] = await Promise.all([server, readLines()]);
      const problem = `${name} ended unexpectedly (${signal ?? exitCode ?? 'failed'}).${seeAlso ? ` See ${seeAlso}.` : ''}`;
      if (isReady) life.abort(new Problem(problem));
      else reject(new Problem([...latest, problem].join('\n')));
    };
    watch().catch(reject);
  });
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Kills a server and the processes that it started, as far as they still run. */
function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing is left.
  }
}

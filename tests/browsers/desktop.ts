import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { execa } from 'execa';
import { findXvfb } from '../../local/browsers.ts';

/** The size of a browser's window, in pixels. */
export const windowSize = { width: 1440, height: 900 };

/** A browser's own folders and virtual display, on which no other window takes the focus. */
export type Desktop = {
  /** The folder for downloads. */
  downloads: string;
  env: Record<string, string>;
  /** Starts a program in its environment. */
  start: (program: string, args: string[]) => void;
  /** Ends everything on it. */
  close: () => Promise<void>;
};

// A worker of Vitest outlives the death of its parent.
process.once('disconnect', () => process.exit());

/** @param hasDisplay false for a browser without a window */
export async function openDesktop(hasDisplay: boolean): Promise<Desktop> {
  const home = await mkdtemp(join(tmpdir(), 'desktop-'));
  const groups: Group[] = [];
  const env = {
    ...(hasDisplay && { DISPLAY: await startDisplay(groups) }),
    HOME: home,
    XDG_CACHE_HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_RUNTIME_DIR: home,
  };
  return {
    // Without settings of its own, WebKitGTK saves files there.
    downloads: home,
    env,
    start: (program, args) => void groups.unshift(startGroup(program, args, env)),
    close: async () => {
      for (const group of groups) {
        group.stdin.end();
        await group;
      }
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function startDisplay(groups: Group[]): Promise<string> {
  const display = startGroup(findXvfb() ?? 'Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  groups.push(display);
  const [number] = (await once(createInterface(display.stdout), 'line')) as [string];
  return `:${number}`;
}

type Group = ReturnType<typeof startGroup>;

/** The program and its children are killed when the input ends, even if this process is killed. */
function startGroup(program: string, args: string[], env: Record<string, string> = {}) {
  return execa('sh', ['-c', '"$@" & read -r _; kill -KILL 0', 'sh', program, ...args], {
    env,
    stderr: 'ignore',
    buffer: false,
    detached: true,
    cleanup: false,
    reject: false,
  });
}

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export type ProcessEntry = {
  pid: number;
  parent: number;
  /** Tells a process from a later one with the same number. */
  started: string;
};

/** @returns every live process of this machine */
export function processTable(): ProcessEntry[] {
  return process.platform === 'linux' ? fromProc() : fromPs();
}

/** Linux has it in files; small container images come without `ps`. */
function fromProc(): ProcessEntry[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      // `pid (name) state parent …`, the start time in field 22; a name may hold blanks and brackets: proc(5)
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (fields[0] === 'Z') return [];
      return [{ pid: Number(name), parent: Number(fields[1]), started: fields[19] ?? '' }];
    } catch {
      return [];
    }
  });
}

function fromPs(): ProcessEntry[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,lstart='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, state, started] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    if (pid === undefined || state === undefined || state.startsWith('Z')) return [];
    return [{ pid: Number(pid), parent: Number(parent), started: started ?? '' }];
  });
}

/** @returns the process and all it has started, directly or not, as far as they still hang together */
export function treeOf(pid: number, table = processTable()): ProcessEntry[] {
  const tree = table.filter((entry) => entry.pid === pid);
  for (const found of tree) {
    tree.push(...table.filter((entry) => entry.parent === found.pid && !tree.includes(entry)));
  }
  return tree;
}

/** @returns those of the given processes that still live */
export function stillAlive(entries: ProcessEntry[]): ProcessEntry[] {
  const table = processTable();
  return entries.filter(({ pid, started }) => table.some((entry) => entry.pid === pid && entry.started === started));
}

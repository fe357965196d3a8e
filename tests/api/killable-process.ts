import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A program of this folder that tests kill and start again. */
export class KillableProcess {
  kills = 0;
  /** What it has written since the first start. */
  output = '';
  #process: ChildProcess | undefined;

  constructor(
    readonly file: string,
    readonly args: () => string[],
    readonly environment: () => Record<string, string> = () => ({}),
  ) {}

  /** @returns the first output, which the program writes when it is ready */
  async start(): Promise<string> {
    const file = fileURLToPath(new URL(this.file, import.meta.url));
    const env = { ...process.env, ...this.environment() };
    const started = spawn(process.execPath, ['--import', 'tsx', file, ...this.args()], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
      });
    }
    return new Promise((resolve, reject) => {
      started.stdout.once('data', resolve);
      started.once('exit', () => reject(new Error(`${this.file} has ended:\n${this.output}`)));
    });
  }

  async kill(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (!running || running.exitCode !== null) return;
    running.kill('SIGKILL');
    await once(running, 'exit');
    this.kills += 1;
  }
}

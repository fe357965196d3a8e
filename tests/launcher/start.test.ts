import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { served } from '#rooms/platform/contract/paths.ts';
import { runChecks } from '../../local/doctor/check.ts';
import { liveChecks } from '../../local/doctor/live.ts';
import { host, isFree } from '../../local/ports.ts';
import { isAlive } from '../../local/processes.ts';
import { inProject } from '../../local/project.ts';
import { readRunning } from '../../local/running.ts';
import { colleagues } from '../../local/seed/company.ts';
import { portNames } from '../../local/settings.ts';
import { emulatorsOf, endAll, findFreeRange, launch, portsFrom } from './launcher.ts';

let firstPort: number;

beforeAll(async () => {
  firstPort = await findFreeRange();
});

afterEach(endAll);

afterAll(() => {
  rmSync(inProject(`.local/data-${firstPort}`), { recursive: true, force: true });
  rmSync(inProject(`.local/site-${firstPort}`), { recursive: true, force: true });
});

/** @param emulators process ids */
async function expectNothingLeft(emulators: number[]): Promise<void> {
  expect(emulators).not.toEqual([]);
  await expect.poll(() => emulators.filter(isAlive)).toEqual([]);
  for (const port of portsFrom(firstPort)) expect(await isFree(port), `port ${port}`).toBe(true);
  expect(existsSync(inProject(`firebase.site-${firstPort}.json`))).toBe(false);
  expect(readRunning(`site-${firstPort}`)).toBeUndefined();
}

test('names a taken port in one line, before it builds anything', async () => {
  const server = createServer().listen(firstPort + 3, host);
  try {
    const run = launch('start', [], { from: firstPort });
    expect(await run.exit).toBe(1);
    expect(run.output().trim().split('\n')).toEqual([expect.stringMatching(`^Port ${firstPort + 3} \\(auth\\) is taken`)]);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});

test('leaves nothing behind when it is stopped during its start', async () => {
  const run = launch('start', [], { from: firstPort });
  await run.printed('Starting the local Firebase');
  await new Promise((resolve) => setTimeout(resolve, 4000));
  const emulators = emulatorsOf(firstPort);
  process.kill(run.pid, 'SIGINT');
  expect(await run.exit).toBe(0);
  await expectNothingLeft(emulators);
});

test('refuses a second start, accepts admin commands, stops on SIGTERM, and keeps its data', async () => {
  const first = launch('start', ['--keep'], { from: firstPort });
  await first.printed(`Ready on http://${host}:${firstPort}\n`);
  const firstEmulators = emulatorsOf(firstPort);

  const jobs = await fetch(`http://${host}:${firstPort}/.netlify/functions/careers/jobs`);
  expect(await jobs.json()).toHaveLength(5);
  const page = await fetch(`http://${host}:${firstPort}/careers`);
  expect(await page.text()).toContain('<h1');
  const findings = await runChecks(liveChecks(`http://${host}:${firstPort}`));
  expect(findings.filter(({ state }) => state !== 'ok')).toEqual([]);

  const refused = launch('start', [], { from: firstPort });
  expect(await refused.exit).toBe(1);
  expect(refused.output().trim().split('\n')).toEqual([
    `site-${firstPort} is already running on http://${host}:${firstPort} (process ${first.pid}). End it with Ctrl-C in its terminal, or: kill ${first.pid}`,
  ]);

  const created = launch('admin', ['create', 'Second'], { from: firstPort, input: 'a password of some length\n' });
  expect(await created.exit).toBe(0);

  process.kill(first.pid, 'SIGTERM');
  expect(await first.exit).toBe(0);
  await expectNothingLeft(firstEmulators);

  const restarted = launch('start', ['--keep'], { from: firstPort });
  await restarted.printed(`Ready on http://${host}:${firstPort}\n`);
  const restartedEmulators = emulatorsOf(firstPort);
  const list = launch('admin', ['list'], { from: firstPort });
  expect(await list.exit).toBe(0);
  const listed = list
    .output()
    .trim()
    .split('\n')
    .map((line) => line.split('\t')[0]);
  expect(listed).toEqual([...colleagues.map(({ username }) => username), 'second'].sort());
  const kept = await fetch(`http://${host}:${firstPort}/.netlify/functions/careers/jobs`);
  expect(await kept.json()).toHaveLength(5);

  process.kill(restarted.pid, 'SIGTERM');
  expect(await restarted.exit).toBe(0);
  await expectNothingLeft(restartedEmulators);
});

test('in development, the function serves feed and site map, and Vite serves web manifest and job pages', async () => {
  const run = launch('dev', [], { from: firstPort });
  const url = `http://${host}:${firstPort + portNames.length}`;
  await run.printed(`Ready on ${url}\n`);
  const emulators = emulatorsOf(firstPort);
  const get = async (path: string) => {
    const response = await fetch(url + path, { headers: { Accept: 'text/html' } });
    return `${response.status} ${response.headers.get('Content-Type')}`;
  };
  expect(await get(served.jobsFeed)).toBe('200 application/atom+xml; charset=utf-8');
  expect(await get(served.jobsSitemap)).toBe('200 application/xml; charset=utf-8');
  expect(await get('/site.webmanifest')).toBe('200 application/manifest+json');
  const page = await fetch(`${url}/careers/any`, { headers: { Accept: 'text/html' } });
  expect(await page.text()).toContain('src="/src/main.tsx');
  process.kill(run.pid, 'SIGTERM');
  expect(await run.exit).toBe(0);
  await expectNothingLeft(emulators);
});

test('the admin command reports that no site is running', async () => {
  const run = launch('admin', ['list'], { from: firstPort });
  expect(await run.exit).toBe(1);
  expect(run.output()).toMatch(/^The local site is not running: start it with npm start/);
});

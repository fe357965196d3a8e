import { existsSync, rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { served } from '#rooms/platform/contract/paths.ts';
import { runChecks } from '../../local/doctor/check.ts';
import { liveChecks } from '../../local/doctor/live.ts';
import { host } from '../../local/ports.ts';
import { isAlive } from '../../local/processes.ts';
import { inProject } from '../../local/project.ts';
import { readRunning } from '../../local/running.ts';
import { company } from '../../local/seed/company.ts';
import { portNames } from '../../local/settings.ts';
import { emulatorsOf, endAll, findFreeRange, isFree, launch, portsFrom } from './launcher.ts';

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

test('leaves nothing behind when it is stopped during its start', async () => {
  const run = launch('start', [], { from: firstPort });
  await run.printed('Starting the local Firebase');
  await expect.poll(() => isFree(firstPort + portNames.indexOf('firestore')), { timeout: 60_000 }).toBe(false);
  const emulators = emulatorsOf(firstPort);
  process.kill(run.pid, 'SIGINT');
  expect(await run.exit).toBe(0);
  await expectNothingLeft(emulators);
});

test('refuses a second start, accepts admin commands, stops on SIGTERM, and keeps its data, also in development', async () => {
  const first = launch('start', ['--keep'], { from: firstPort });
  const siteUrl = `http://${host}:${firstPort}`;
  await first.printed(`Ready on ${siteUrl}\n`);
  const firstEmulators = emulatorsOf(firstPort);
  const countJobs = async (url: string) => ((await (await fetch(url + endpoints.listPublicJobs.path)).json()) as unknown[]).length;
  expect(await countJobs(siteUrl)).toBe(5);
  const findings = await runChecks(liveChecks(siteUrl));
  expect(findings.filter(({ state }) => state !== 'ok')).toEqual([]);

  const refused = launch('start', [], { from: firstPort });
  expect(await refused.exit).toBe(1);
  expect(refused.output().trim().split('\n')).toEqual([
    `site-${firstPort} is already running on ${siteUrl} (process ${first.pid}). End it with Ctrl-C in its terminal, or: kill ${first.pid}`,
  ]);

  const created = launch('admin', ['create', 'Second'], { from: firstPort, input: 'a password of some length\n' });
  expect(await created.exit).toBe(0);

  process.kill(first.pid, 'SIGTERM');
  expect(await first.exit, first.output()).toBe(0);
  await expectNothingLeft(firstEmulators);

  const restarted = launch('dev', ['--keep'], { from: firstPort });
  const viteUrl = `http://${host}:${firstPort + portNames.length}`;
  await restarted.printed(`Ready on ${viteUrl}\n`);
  const restartedEmulators = emulatorsOf(firstPort);
  const list = launch('admin', ['list'], { from: firstPort });
  expect(await list.exit).toBe(0);
  const names = list.output().trim().split('\n');
  expect(names.map((line) => line.split('\t')[0])).toEqual([...company.colleagues.map(({ username }) => username), 'second'].sort());
  expect(await countJobs(viteUrl)).toBe(5);

  // The function serves feed and site map, Vite web manifest and job pages.
  const get = async (path: string) => {
    const response = await fetch(viteUrl + path, { headers: { Accept: 'text/html' } });
    return `${response.status} ${response.headers.get('Content-Type')}`;
  };
  expect(await get(served.jobsFeed)).toBe('200 application/atom+xml; charset=utf-8');
  expect(await get(served.jobsSitemap)).toBe('200 application/xml; charset=utf-8');
  expect(await get('/site.webmanifest')).toBe('200 application/manifest+json');
  const page = await fetch(`${viteUrl}/careers/any`, { headers: { Accept: 'text/html' } });
  expect(await page.text()).toContain('src="/src/main.tsx');

  process.kill(restarted.pid, 'SIGTERM');
  expect(await restarted.exit, restarted.output()).toBe(0);
  await expectNothingLeft(restartedEmulators);
}, 300_000);

test('the admin command reports that no site is running', async () => {
  const run = launch('admin', ['list'], { from: firstPort });
  expect(await run.exit).toBe(1);
  expect(run.output()).toMatch(/^The local site is not running: start it with npm start/);
});

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { fileURLToPath } from 'node:url';
import { endpoints } from '#contract/endpoints.ts';
import { served } from '#contract/paths.ts';
import { jobs as exampleJobs } from '../../local/seed/jobs.ts';
import { storeApplication } from '../api/examples.ts';
import { startApi, timedGet } from './api-side.ts';
import type { CrowdOptions, CrowdResult } from './crowd-visitors.ts';
import { inTurns } from './rounds.ts';
import { atMost, atMostTimes, type Row, withoutBar } from './row.ts';
import { visit } from './visit.ts';

const requests = 300;
const warmUps = 200;
const rounds = 5;
const crowd: CrowdOptions = { inFlight: 2000, connections: 50, ms: 20_000 };

/** What the careers page asks for. */
const siteList = `${endpoints.listPublicJobs.path}?texts=excerpt`;

type Server = { url: string; token: string; jobId: string; process: ChildProcess };

/** Measures what a request costs with few and many open jobs, and what a crowd leaves to staff. */
export async function measureCrowd(): Promise<Row[]> {
  const few = await startServer(10);
  const some = await startServer(500);
  const many = await startServer(2000);
  try {
    const page = (server: Server) => processorTimes(server, served.job.replace(':id', server.jobId));
    const whole = endpoints.listPublicJobs.path;
    return [
      atMostTimes('processor time of a job’s page with 2,000 open jobs, against 10', await page(many), await page(few), 1.5, 'ms'),
      atMost('processor time of the list with 500 open jobs', await processorTimes(some, siteList), 2, 'ms'),
      withoutBar(atMost('processor time of that list with whole texts', await processorTimes(some, whole), 2, 'ms')),
      withoutBar(atMost('processor time of the list with 2,000 open jobs', await processorTimes(many, siteList), 2, 'ms')),
      ...(await crowdBesideStaff(few)),
    ];
  } finally {
    for (const { process } of [few, some, many]) process.kill();
  }
}

async function startServer(openJobs: number): Promise<Server> {
  const jobId = 'Ab3dEf6hIj9kLm2nOp5q';
  const api = await startApi();
  const db = await api.firebase.db();
  const writer = db.bulkWriter();
  for (let index = 0; index < openJobs; index++) {
    const now = new Date(Date.now() - index);
    const job = {
      ...exampleJobs[index % exampleJobs.length],
      general: false,
      closes_on: '',
      status: 'Active',
      created_at: now,
      updated_at: now,
    };
    void writer.create(index === 0 ? db.doc(`jobs/${jobId}`) : db.collection('jobs').doc(), job);
  }
  await writer.close();
  for (let index = 0; index < 30; index++) await storeApplication(api);
  await api.stop();
  const child = startProcess('crowd-process.ts', [api.projectId]);
  const [address] = (await once(child, 'message')) as [string];
  return { url: `http://${address}`, token: api.token, jobId, process: child };
}

/** @returns for each round, the milliseconds of processor time that a request takes */
async function processorTimes(server: Server, path: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const used = async () => {
    server.process.send('processor time');
    return Number((await once(server.process, 'message'))[0]);
  };
  const load = async (count: number) => {
    for (let index = 0; index < count; index++) await visit(server.url + path, { agent });
  };
  const processorTime = async () => {
    const before = await used();
    await load(requests);
    return ((await used()) - before) / requests;
  };
  await load(warmUps);
  const { times } = await inTurns({ times: processorTime }, rounds);
  agent.destroy();
  return times;
}

/** Visitors and staff have a process each, as in the cloud, and so has the crowd. */
async function crowdBesideStaff(visited: Server): Promise<Row[]> {
  const staff = await startServer(10);
  const page = () => timedGet(staff, endpoints.listApplications.path).then(({ ms }) => ms);
  const { quiet } = await inTurns({ quiet: page }, requests, warmUps);
  const address = visited.url + siteList;
  const visitors = startProcess('crowd-visitors.ts', [address, JSON.stringify(crowd)]);
  let result: CrowdResult | undefined;
  visitors.once('message', (message: CrowdResult) => {
    result = message;
  });
  const busy: number[] = [];
  while (visitors.exitCode === null) busy.push(await page());
  staff.process.kill();
  if (!result) throw new Error('The crowd ended without a result');
  return [
    withoutBar(atMost(`the list for a crowd, 99th percentile of ${result.count} answers`, [result.p99], 0, 'ms')),
    atMost('answers to the crowd with an error', [result.failures], 0, ''),
    atMostTimes('a page of applications during the crowd, against a quiet site', busy, quiet, 2, 'ms'),
  ];
}

function startProcess(file: string, args: string[]): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), args, { execArgv: ['--import', 'tsx'] });
}

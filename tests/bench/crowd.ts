import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { fileURLToPath } from 'node:url';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { jobs as exampleJobs } from '../../local/seed/jobs.ts';
import { jobPath } from '../../src/paths.ts';
import { storeApplication } from '../api/examples.ts';
import { Api } from '../api/harness.ts';
import { inTurns, timed } from './rounds.ts';
import { visit } from './visit.ts';

const requests = 300;
const warmUps = 200;
const jobId = 'Ab3dEf6hIj9kLm2nOp5q';
/** What the careers page asks for. */
const siteList = `${endpoints.listPublicJobs.path}?texts=excerpt`;

type Server = { url: string; token: string; process: ChildProcess };

/** Measures what a request costs with few and many open jobs, and what a crowd leaves to staff. */
export async function measureCrowd() {
  const servers = [await startServer(10), await startServer(500), await startServer(2000), await startServer(10)] as const;
  const [few, some, many, staff] = servers;
  try {
    return {
      page: { ours: await processorTimes(many, jobPath(jobId)), reference: await processorTimes(few, jobPath(jobId)) },
      list: await processorTimes(some, siteList),
      ...(await crowdBesideStaff(few, staff)),
    };
  } finally {
    for (const { process } of servers) process.kill();
  }
}

/** Measures the list of jobs without the copy that an instance keeps, compared with its query. */
export async function measureJobs() {
  const api = await startApi();
  for (const job of exampleJobs) await api.parts.jobs.create(job, 'admin:bench');
  const query = (await api.firebase.db()).collection('jobs').where('status', '==', 'Active').orderBy('created_at', 'desc');
  const measures = { ours: () => timedGet(api, siteList), reference: () => timed(() => query.get()) };
  // In the rounds before, Node and the emulator's Java still compile.
  const list = await inTurns(measures, 1000, 4000);
  await api.stop();
  return { list };
}

/** Starts the API on the emulators, without captcha and mail. */
async function startApi() {
  const api = new Api();
  await api.start({ parts: (parts) => ({ ...parts, captcha: { ...parts.captcha, verify: () => Promise.resolve() } }) });
  return Object.assign(api, { url: `http://127.0.0.1:${api.port}`, token: await api.logIn() });
}

const agent = new Agent({ keepAlive: true });

/** @returns the time of a staff member's call, in milliseconds */
function timedGet({ url, token }: Pick<Server, 'url' | 'token'>, path: string): Promise<number> {
  return timed(async () => {
    const { statusCode } = await visit(url + path, { agent, headers: { Authorization: `Bearer ${token}` } });
    if (statusCode !== 200) throw new Error(`${path}: ${statusCode}`);
  });
}

async function startServer(openJobs: number): Promise<Server> {
  const api = await startApi();
  const db = await api.firebase.db();
  const writer = db.bulkWriter();
  for (let index = 0; index < openJobs; index++) {
    const now = new Date(Date.now() - index);
    const job = { ...exampleJobs[index % exampleJobs.length], general: false, closes_on: '', status: 'Active' };
    const document = index === 0 ? db.doc(`jobs/${jobId}`) : db.collection('jobs').doc();
    void writer.create(document, { ...job, created_at: now, updated_at: now });
  }
  await writer.close();
  for (let index = 0; index < 30; index++) await storeApplication(api);
  await api.stop();
  const child = startProcess('crowd-process.ts', api.projectId);
  const [address] = (await once(child, 'message')) as [string];
  return { url: `http://${address}`, token: api.token, process: child };
}

/** @returns for each round, the milliseconds of processor time that a request takes */
async function processorTimes(server: Server, path: string): Promise<number[]> {
  const used = async () => {
    server.process.send('processor time');
    return Number((await once(server.process, 'message'))[0]);
  };
  const processorTime = async () => {
    const before = await used();
    for (let index = 0; index < requests; index++) await timedGet(server, path);
    return ((await used()) - before) / requests;
  };
  return (await inTurns({ times: processorTime }, 5, 1)).times;
}

/** Visitors and staff have a process each, as in the cloud. */
async function crowdBesideStaff(visited: Server, staff: Server) {
  const page = () => timedGet(staff, endpoints.listApplications.path);
  const { quiet } = await inTurns({ quiet: page }, requests, warmUps);
  const visitors = startProcess('crowd-visitors.ts', visited.url + siteList);
  let failures = NaN;
  visitors.once('message', (count) => {
    failures = Number(count);
  });
  const busy: number[] = [];
  while (visitors.exitCode === null) busy.push(await page());
  return { failures: [failures], staff: { ours: busy, reference: quiet } };
}

function startProcess(file: string, argument: string): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), [argument], { execArgv: ['--import', 'tsx'] });
}

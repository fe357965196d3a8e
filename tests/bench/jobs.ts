import { endpoints } from '#contract/endpoints.ts';
import { serve } from '../../functions/testing/serve.ts';
import { jobs } from '../../local/seed/jobs.ts';
import { closeSide, listen, openSide, timedGet } from './api-side.ts';
import { atMostTimes, type Row, unbarred } from './row.ts';

const rounds = 200;
const warmUps = 100;

/**
 * The list of openings, warm, beside the bare query that it makes. What HTTP and functions-framework take is shown by a bare
 * function that makes the query and sends what it finds.
 */
export async function measureJobs(): Promise<Row[]> {
  const side = await openSide();
  for (const job of jobs) await side.parts.jobs.create(job, 'admin:bench');
  const db = await side.firebase.db();
  const query = db.collection('jobs').where('status', '==', 'Active').orderBy('created_at', 'desc');
  const server = serve(async (_request, response) => {
    const { docs } = await query.get();
    response.json(docs.map((document) => document.data()));
  });
  const bareFunction = { ...side, server, url: await listen(server) };
  const samples = { ours: [] as number[], bare: [] as number[], bareFunction: [] as number[] };
  for (let round = -warmUps; round < rounds; round++) {
    const { ms: ours } = await timedGet(side, endpoints.listPublicJobs.path);
    const { ms: inFunction } = await timedGet(bareFunction, '/');
    const start = performance.now();
    await query.get();
    const bare = performance.now() - start;
    if (round < 0) continue;
    samples.ours.push(ours);
    samples.bareFunction.push(inFunction);
    samples.bare.push(bare);
  }
  server.close();
  await closeSide(side);
  return [
    atMostTimes('GET jobs, warm, against the bare Firestore query', samples.ours, samples.bare, 1.3, 'ms'),
    unbarred(atMostTimes('a bare function that makes this query, warm, against the query alone', samples.bareFunction, samples.bare, 1.3, 'ms')),
  ];
}

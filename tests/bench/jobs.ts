import { endpoints } from '#contract/endpoints.ts';
import { jobs } from '../../local/seed/jobs.ts';
import { stopApi, startApi, timedGet } from './api-side.ts';
import { atMostTimes, type Row } from './row.ts';

const rounds = 1000;
/** In these rounds, Node and the emulator's Java still compile. */
const warmUps = 4000;

/** Measures the list of jobs, compared with a bare query. */
export async function measureJobs(): Promise<Row[]> {
  const api = await startApi();
  for (const job of jobs) await api.parts.jobs.create(job, 'admin:bench');
  const db = await api.firebase.db();
  const query = db.collection('jobs').where('status', '==', 'Active').orderBy('created_at', 'desc');
  const samples = { ours: [] as number[], bare: [] as number[] };
  for (let round = -warmUps; round < rounds; round++) {
    const { ms: ours } = await timedGet(api, endpoints.listPublicJobs.path);
    const start = performance.now();
    await query.get();
    const bare = performance.now() - start;
    if (round < 0) continue;
    samples.ours.push(ours);
    samples.bare.push(bare);
  }
  await stopApi(api);
  return [atMostTimes('GET jobs, warm, against the bare Firestore query', samples.ours, samples.bare, 1.3, 'ms')];
}

import { endpoints } from '#contract/endpoints.ts';
import { jobs } from '../../local/seed/jobs.ts';
import { closeSide, openSide, timedGet } from './api-side.ts';
import { atMostTimes, type Row } from './row.ts';

const rounds = 200;
const warmUps = 100;

/** The list of openings, warm, beside the bare query that it makes. */
export async function measureJobs(): Promise<Row[]> {
  const side = await openSide();
  for (const job of jobs) await side.parts.jobs.create(job, 'admin:bench');
  const db = await side.firebase.db();
  const query = db.collection('jobs').where('status', '==', 'Active').orderBy('created_at', 'desc');
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = -warmUps; round < rounds; round++) {
    const { ms } = await timedGet(side, endpoints.listPublicJobs.path);
    const start = performance.now();
    await query.get();
    const queried = performance.now() - start;
    if (round < 0) continue;
    ours.push(ms);
    bare.push(queried);
  }
  await closeSide(side);
  return [atMostTimes('GET jobs, warm, against the bare Firestore query', ours, bare, 1.3, 'ms')];
}

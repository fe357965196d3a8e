import { endpoints } from '#contract/endpoints.ts';
import { jobs } from '../../local/seed/jobs.ts';
import { startApi, timedGet } from './api-side.ts';
import { inTurns, timed } from './rounds.ts';
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
  const { ours, bare } = await inTurns(
    { ours: async () => (await timedGet(api, `${endpoints.listPublicJobs.path}?texts=excerpt`)).ms, bare: () => timed(() => query.get()) },
    rounds,
    warmUps,
  );
  await api.stop();
  return [atMostTimes('GET jobs, warm, against the bare Firestore query', ours, bare, 1.3, 'ms')];
}

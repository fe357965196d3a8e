import { log } from '../platform/log.ts';
import type { Parts } from '../parts.ts';
import { expiringCollections } from '../rooms.ts';
import { applyRetention, kindOf, noRemovals, type Removals } from './retention.ts';
import { cleanUpResumes } from './resume-clean-up.ts';

/** The function has nine minutes: after five, the retention begins no further page. */
const usualLimits = { page: 50, cleanUpPage: 1000, expiredPages: 400, retentionMs: 5 * 60 * 1000 };

const maxLoggedFailures = 100;

/** Can be repeated. @param now in milliseconds @returns `stopped`: why a part of it ended early */
export async function runUpkeep(parts: Parts, now: number, limits = usualLimits) {
  const report = noRemovals();
  const failures: unknown[] = [];
  const noteFailure = (error: unknown) => void failures.push(error);
  // A failure skips no other part. The retention rule comes first, so that it always has its time.
  await applyRetention(parts, now, limits, report).catch(noteFailure);
  const counted = await countFigures(parts).catch(noteFailure);
  const answered = await parts.answered.count(new Date(now)).catch(noteFailure);
  // After the retention: nobody is asked about what it removes.
  const asked = await sumOf(parts.upkeep.ask(new Date(now), limits.page)).catch(noteFailure);
  await cleanUpResumes(parts, now, limits.cleanUpPage, report).catch(noteFailure);
  const expired = await sumOf(parts.upkeep.removeExpired(expiringCollections, new Date(now), limits)).catch(noteFailure);
  // onSchedule logs only an error's message, so the message names the causes.
  const early = () => new Error(`The upkeep ended early: ${failures.map(kindOf).join('; ')}`, { cause: failures[0] });
  return { ...report, counted, expired, answered, asked, stopped: failures.length > 0 ? early() : undefined };
}

/** What the figures say until the next night. @returns how many applications they are about */
export function countFigures({ figures }: Pick<Parts, 'figures'>): Promise<number> {
  return sumOf(figures.count());
}

async function sumOf(counts: AsyncIterable<number>): Promise<number> {
  let sum = 0;
  for await (const count of counts) sum += count;
  return sum;
}

/** Logs a run without personal data. @throws if it failed, so that the scheduler repeats it */
export function reportUpkeep({ failed, stopped, ...done }: Removals & { stopped?: Error | undefined }): void {
  // Alerts filter by these words: local/alarms/policies.ts.
  const remarks = [
    ...(!done.complete ? ['Retention not finished'] : []),
    ...(failed.length > 0 ? [`Not removed: ${failed.length}`] : []),
    ...(stopped ? ['Ended early'] : []),
  ];
  log({
    severity: remarks.length > 0 ? 'WARNING' : 'INFO',
    message: remarks.join('; ') || 'Upkeep done',
    ...done,
    failed: failed.slice(0, maxLoggedFailures),
  });
  if (stopped) throw stopped;
  const [first] = failed;
  if (first) throw new Error(`Upkeep: ${failed.length} not removed. The first: ${first.id} (${first.error})`);
}

import type { Settings } from '../settings.ts';
import { type Retired, type RetentionParts, type RetentionSize, monthsBefore, retire } from './retention.ts';
import { type Swept, type SweepParts, type SweepSize, sweepResumes } from './sweep.ts';

export type UpkeepParts = SweepParts & RetentionParts;

/** Of one run. It ends well within its function's time; what is left is the next one's. */
export type UpkeepSize = { sweep: SweepSize; retention: RetentionSize; expired: RetentionSize };

const usualSize: UpkeepSize = { sweep: { page: 250, pages: 80 }, retention: { batch: 50, batches: 40 }, expired: { batch: 400, batches: 50 } };

export type UpkeepReport = { retired?: Retired; swept: Swept; expired: number };

/**
 * What has to be done at set times: the retention rule, where one is set, and cleaning up after what went wrong. Each run
 * does what there is to do, so that one more, or one that ended half way, does no harm.
 * @param now in milliseconds
 */
export async function runUpkeep(
  parts: UpkeepParts,
  { retentionMonths }: Pick<Settings, 'retentionMonths'>,
  now: number,
  size: UpkeepSize = usualSize,
): Promise<UpkeepReport> {
  const expired = await removeExpired(parts, now, size.expired);
  const swept = await sweepResumes(parts, now, size.sweep);
  const retired = retentionMonths > 0 ? await retire(parts, monthsBefore(now, retentionMonths), size.retention) : undefined;
  return { ...(retired && { retired }), swept, expired };
}

/** Firestore's TTL policy does the same within a day or so, where the project has one. */
async function removeExpired({ upkeep }: UpkeepParts, now: number, { batch, batches }: RetentionSize): Promise<number> {
  let removed = 0;
  for (let turn = 0; turn < batches; turn += 1) {
    const count = await upkeep.removeExpired(new Date(now), batch);
    removed += count;
    if (count < batch) break;
  }
  return removed;
}

/** One line of JSON, as Cloud Logging reads it. Ids and the names we give files say nothing of anybody. */
export function logUpkeep({ retired, swept, expired }: UpkeepReport): void {
  const { missing, orphans, found, complete } = swept;
  const entry = {
    severity: missing.length > 0 ? 'WARNING' : 'INFO',
    message: missing.length > 0 ? `Resumes are missing: ${missing.length}` : 'Upkeep done',
    retired,
    expired,
    resumes: { orphansRemoved: orphans, foundAgain: found, missing: missing.slice(0, 100), complete },
  };
  console.warn(JSON.stringify(entry));
}

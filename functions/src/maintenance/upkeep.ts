import { log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { kindOf } from './failure.ts';
import {
  applyRetention,
  emptyRetentionReport,
  monthsBefore,
  type RetentionParts,
  type RetentionReport,
  type RetentionSize,
} from './retention.ts';
import { emptySweepReport, type SweepParts, type SweepReport, type SweepSize, sweepResumes } from './sweep.ts';

export type UpkeepParts = SweepParts & RetentionParts;

/** How many are removed at a time, and how often in one run. */
export type ExpiredSize = { batch: number; batches: number };

/** Of one run. It ends well within its function's time; what is left is the next one's. */
export type UpkeepSize = { retention: RetentionSize; expired: ExpiredSize; sweep: SweepSize };

/** The function has nine minutes (index.ts). A last batch of the retention ends within half a minute; the others get the rest. */
const usualSize: UpkeepSize = {
  retention: { batch: 50, timeMs: 5 * 60 * 1000 },
  expired: { batch: 400, batches: 50 },
  sweep: { page: 1000, most: 100_000 },
};

/** How many failures the line of a run names. */
const logged = 100;

export type UpkeepReport = {
  retention?: RetentionReport;
  expired?: number;
  sweep?: SweepReport;
  /** What ended the run before all of it was tried. */
  stopped?: Error;
};

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
  const report: UpkeepReport = {};
  try {
    // First what people were promised: no trouble with the others is in its way.
    if (retentionMonths > 0) {
      report.retention = emptyRetentionReport();
      await applyRetention(parts, monthsBefore(now, retentionMonths), size.retention, report.retention);
    }
    report.expired = await removeExpired(parts, now, size.expired);
    report.sweep = emptySweepReport();
    await sweepResumes(parts, now, size.sweep, report.sweep);
  } catch (cause) {
    // The scheduler logs the message alone.
    report.stopped = new Error(`The upkeep ended early: ${kindOf(cause)}`, { cause });
  }
  return report;
}

/** Firestore's TTL policy does the same within a day or so, where the project has one. */
async function removeExpired({ upkeep }: UpkeepParts, now: number, { batch, batches }: ExpiredSize): Promise<number> {
  let removed = 0;
  for (let turn = 0; turn < batches; turn += 1) {
    const count = await upkeep.removeExpired(new Date(now), batch);
    removed += count;
    if (count < batch) break;
  }
  return removed;
}

/**
 * Says what a run did, in one line of the log. Ids and the names we give files say nothing of anybody.
 * @throws what ended the run early, or where something could not be removed: it counts as failed then, and is tried again
 */
export function reportUpkeep({ retention, expired, sweep, stopped }: UpkeepReport): void {
  const failed = [...(retention?.failed ?? []), ...(sweep?.failed ?? [])];
  // Alerts look for these words: docs/deployment.md, "What to watch".
  const remarks = [
    ...(retention?.complete === false ? ['Retention not finished'] : []),
    ...(sweep?.complete === false ? ['Clean-up not finished'] : []),
    ...(failed.length > 0 ? [`Not removed: ${failed.length}`] : []),
    ...(stopped ? ['Ended early'] : []),
  ];
  log({
    severity: remarks.length > 0 ? 'WARNING' : 'INFO',
    message: remarks.join('; ') || 'Upkeep done',
    retention: retention && { removed: retention.removed, complete: retention.complete },
    expired,
    failed: failed.slice(0, logged),
    resumes: sweep && {
      orphansRemoved: sweep.orphans,
      missing: sweep.missing.length,
      removedByScanner: sweep.removed,
      foundAgain: sweep.found,
      complete: sweep.complete,
    },
  });
  if (stopped) throw stopped;
  const [first] = failed;
  if (first) throw new Error(`Upkeep: ${failed.length} not removed. The first: ${first.id} (${first.error})`);
}

import { readAccount } from '../colleagues/account.ts';
import { type BusyTime, busyTimesIn } from '../platform/busy-times.ts';
import { dayMs, interviewLimits } from '../platform/contract/limits.ts';
import { officeZone } from '../platform/contract/office.ts';
import type { Firebase } from '../platform/firestore/firebase.ts';
import { FileError, type FileFault, type Reach, readPublicFile } from '../platform/http/public-file.ts';

/** When somebody is busy by their own calendar. `isRead` is false if it could not be read now. */
export type Busy = { username: string; isRead: boolean; times: BusyTime[] };

function faultOf(error: unknown): FileFault {
  if (error instanceof FileError) return error.fault;
  throw error;
}

type Owner = { zone: string; email: string };

/** For how long an instance keeps the times of a calendar, which it stores nowhere. */
const keptMs = 60_000;
const keptMax = 200;

/** @param ownHost the part after '@' in the UIDs of our own entries */
export function busyStore(firebase: Firebase, clock: () => number, ownHost: string, reach?: Reach) {
  const kept = new Map<string, { until: number; times: Promise<BusyTime[]> }>();

  async function read(address: string, { zone, email }: Owner): Promise<BusyTime[]> {
    const file = await readPublicFile(address, reach);
    const [from, until] = [clock() - 31 * dayMs, clock() + (interviewLimits.daysAhead + 31) * dayMs];
    return busyTimesIn(file, { from, until, zone, ownHost, email });
  }

  function readOnce(address: string, owner: Owner): Promise<BusyTime[]> {
    const earlier = kept.get(address);
    if (earlier && earlier.until > clock()) return earlier.times;
    if (kept.size >= keptMax) kept.clear();
    const times = read(address, owner);
    kept.set(address, { until: clock() + keptMs, times });
    return times;
  }

  async function ownerOf(username: string) {
    const account = await readAccount(firebase, username);
    if (!account || account.disabled) return undefined;
    return { address: account.busy_address, zone: account.hours?.zone ?? officeZone, email: account.email };
  }

  return {
    /** @returns the number of busy times in the next four weeks, or why it could not be read */
    async attempt(username: string, address: string): Promise<number | FileFault> {
      const owner = await ownerOf(username);
      const times = await read(address, owner ?? { zone: officeZone, email: '' }).catch(faultOf);
      if (typeof times === 'string') return times;
      return times.filter(({ start, end }) => end > clock() && start < clock() + 28 * dayMs).length;
    },

    /** Of those who have given the address of their calendar. Times are in milliseconds. */
    async of(usernames: readonly string[], from: number, until: number): Promise<Busy[]> {
      const all = await Promise.all(
        usernames.map(async (username): Promise<Busy[]> => {
          const owner = await ownerOf(username);
          if (!owner?.address) return [];
          const times = await readOnce(owner.address, owner).catch(faultOf);
          if (typeof times === 'string') return [{ username, isRead: false, times: [] }];
          return [{ username, isRead: true, times: times.filter(({ start, end }) => start < until && end > from) }];
        }),
      );
      return all.flat();
    },

    /** An unreadable calendar blocks nothing. @returns times (ISO 8601) when nobody is busy */
    async free(interviewers: readonly string[], minutes: number, times: readonly string[]): Promise<string[]> {
      const starts = times.map((time) => Date.parse(time));
      const lengthMs = minutes * 60_000;
      const busy = starts.length === 0 ? [] : await this.of(interviewers, Math.min(...starts), Math.max(...starts) + lengthMs);
      const taken = busy.flatMap((one) => one.times);
      return times.filter((time) => !taken.some(({ start, end }) => start < Date.parse(time) + lengthMs && end > Date.parse(time)));
    },
  };
}

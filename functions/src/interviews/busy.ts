import { type AdminRecord, readAccount } from '../colleagues/account.ts';
import { type BusyTime, busyTimesIn } from '../platform/busy-times.ts';
import { cached } from '../platform/cached.ts';
import { dayMs, interviewLimits } from '../platform/contract/limits.ts';
import { officeZone } from '../platform/contract/office.ts';
import type { Firebase } from '../platform/firestore/firebase.ts';
import { FileError, type FileFault, type Reach, readPublicFile } from '../platform/http/public-file.ts';
import type { Busy } from './contract/staff-interviews.ts';

/** Of the owner of a calendar. */
type Owner = Pick<AdminRecord, 'email' | 'hours'>;

/** Times that are all written so can be compared as texts. */
const iso = (time: number) => new Date(time).toISOString();

/** For how long an instance uses the times of a calendar again. They are stored nowhere. */
const keptMs = 60_000;

/** @param ownHost the part after '@' in the UIDs of our own entries */
export function busyStore(firebase: Firebase, clock: () => number, ownHost: string, reach?: Reach) {
  const kept = new Map<string, () => Promise<BusyTime[] | FileFault>>();

  async function read(address: string, { email, hours }: Owner): Promise<BusyTime[] | FileFault> {
    const [from, until] = [clock() - 31 * dayMs, clock() + (interviewLimits.daysAhead + 31) * dayMs];
    const zone = hours?.zone ?? officeZone;
    try {
      return await busyTimesIn(await readPublicFile(address, reach), { from, until, zone, ownHost, email });
    } catch (error) {
      if (error instanceof FileError) return error.fault;
      throw error;
    }
  }

  function readOnce(address: string, owner: Owner): Promise<BusyTime[] | FileFault> {
    const key = JSON.stringify([address, owner.email, owner.hours?.zone]);
    const reading = kept.get(key) ?? cached(() => read(address, owner), keptMs, clock);
    kept.set(key, reading);
    return reading();
  }

  return {
    /** @returns the number of busy times in the next four weeks, or why it could not be read */
    async attempt(username: string, address: string): Promise<number | FileFault> {
      const times = await read(address, (await readAccount(firebase, username)) ?? { email: '', hours: null });
      if (typeof times === 'string') return times;
      return times.filter(({ start, end }) => end > clock() && start < clock() + 28 * dayMs).length;
    },

    /** Of those who have given the address of their calendar. */
    async of(usernames: readonly string[], from: Date, until: Date): Promise<Busy[]> {
      const all = await Promise.all(
        usernames.map(async (username): Promise<Busy[]> => {
          // A disabled one has none.
          const owner = await readAccount(firebase, username);
          if (!owner?.busy_address) return [];
          const times = await readOnce(owner.busy_address, owner);
          if (typeof times === 'string') return [{ username, read: false, times: [] }];
          const within = times.filter(({ start, end }) => start < until.getTime() && end > from.getTime());
          return [{ username, read: true, times: within.map(({ start, end }) => ({ start: iso(start), end: iso(end) })) }];
        }),
      );
      return all.flat();
    },

    /** Unreadable calendars block nothing. @param times in order @returns those that are free */
    async free(interviewers: readonly string[], minutes: number, times: readonly string[]): Promise<string[]> {
      const meetings = times.map((start) => ({ start, end: iso(Date.parse(start) + minutes * 60_000) }));
      const [first, last] = [meetings[0], meetings.at(-1)];
      const busy = first && last ? await this.of(interviewers, new Date(first.start), new Date(last.end)) : [];
      const taken = busy.flatMap((one) => one.times);
      return meetings.flatMap(({ start, end }) => (taken.some((one) => one.start < end && one.end > start) ? [] : start));
    },
  };
}

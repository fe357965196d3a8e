import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { mondayOf } from '#rooms/platform/contract/days.ts';
import { interviewEndpoints } from '#rooms/interviews/contract/endpoints.ts';
import type { Busy } from '#rooms/interviews/contract/staff-interviews.ts';
import { browserZone } from '../../shared/lib/browser-zone.ts';
import { adminQuery } from '../shell/queries.ts';
import { useNameOf } from '../shell/people.ts';
import { proposalTexts, timeGridTexts } from './propose-texts.ts';
import { type Entry, loadedFrom, overlaps, type Span } from './times.ts';

/** When interviewers are busy by their own calendars, in the week of a date and those that follow. */
export function useBusy(date: string, interviewers: readonly string[]) {
  const nameOf = useNameOf();
  const week = mondayOf(date);
  const [from, to] = loadedFrom(week, browserZone()).map((time) => new Date(time).toISOString());
  const query = { from, to, interviewers: interviewers.join() };
  const busy = useQuery({
    ...adminQuery(['busy', from, ...interviewers], interviewEndpoints.listBusy, { query }),
    enabled: interviewers.length > 0,
    placeholderData: keepPreviousData,
  });
  const entriesIn = (all: readonly Busy[] = []) =>
    all.flatMap(({ username, times }) =>
      interviewers.includes(username)
        ? times.map(({ start, end }) => ({ key: `${username} ${start}`, busy: username, start: Date.parse(start), end: Date.parse(end) }))
        : [],
    );
  const entries = entriesIn(busy.data);
  const unread = busy.isError ? interviewers : (busy.data ?? []).flatMap(({ username, read }) => (read ? [] : username));
  const hint = unread.length > 0 && proposalTexts.unread(unread.map(nameOf));
  return {
    entries,
    /** Whose calendar could not be read. */
    hint,
    /** @returns who is busy during a meeting, and whose calendar could not be read */
    warningAt: (meeting: Span): string => {
      const names = new Set(entries.flatMap((entry) => (overlaps(entry, meeting) ? nameOf(entry.busy) : [])));
      return [...[...names].map((name) => `${timeGridTexts.isBusy(name)}.`), hint].filter(Boolean).join(' ');
    },
    /** @returns what is known by now */
    read: async (): Promise<Entry[]> => entriesIn((await busy.refetch({ cancelRefetch: false })).data),
  };
}

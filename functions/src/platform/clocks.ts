import { dayMs } from './contract/limits.ts';
import { type Clocks, isZone, offsetAt } from './contract/zones.ts';

const minuteMs = 60_000;
const weekMs = 7 * dayMs;

/**
 * For browsers that lack a zone, for all interviews that can be proposed now.
 * @param now in milliseconds @returns nothing if the zone is unknown
 */
export function clocksAhead(zone: string, now: number): Clocks {
  if (!isZone(zone)) return [];
  const clock = (at: number) => ({ since: new Date(at).toISOString(), ahead: offsetAt(at, zone) / minuteMs });
  const changes = (after: number, until: number): Clocks => {
    if (offsetAt(after, zone) === offsetAt(until, zone)) return [];
    if (until - after === minuteMs) return [clock(until)];
    const middle = Math.floor((after + until) / 2 / minuteMs) * minuteMs;
    return [...changes(after, middle), ...changes(middle, until)];
  };
  const first = Math.floor(now / dayMs) * dayMs - weekMs;
  const weeks = Array.from({ length: 27 }, (_, index) => first + index * weekMs);
  return [clock(first), ...weeks.flatMap((week) => changes(week, week + weekMs))];
}

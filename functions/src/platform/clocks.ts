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
  const from = Math.floor(now / dayMs) * dayMs - weekMs;
  const ahead = (at: number) => offsetAt(at, zone) / minuteMs;
  const clock = (at: number) => ({ since: new Date(at).toISOString(), ahead: ahead(at) });
  const clocks = [clock(from)];
  for (let week = from; week < now + 26 * weekMs; week += weekMs) {
    // A change lies after `before` and not after `after`.
    let [before, after] = [week, week + weekMs];
    if (ahead(before) === ahead(after)) continue;
    while (after - before > minuteMs) {
      const middle = Math.floor((before + after) / 2 / minuteMs) * minuteMs;
      if (ahead(middle) === ahead(week)) before = middle;
      else after = middle;
    }
    clocks.push(clock(after));
  }
  return clocks;
}

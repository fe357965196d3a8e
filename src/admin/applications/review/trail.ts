import type { ApplicationInList } from '#contract/applications.ts';

type Stop = {
  id: string;
  /** In the list as it was when the trail began; null outside of the list. */
  position: number | null;
  /** The neighbours in the list, as the server last named them. */
  previous: string | null;
  next: string | null;
};

/**
 * The applications that were visited one after the other, in the order of the list as it was. An application that was marked no longer matches
 * the filter, so the server no longer counts it; the trail does.
 */
export type Trail = { stops: readonly Stop[]; total: number };

export const noTrail: Trail = { stops: [], total: 0 };

export type Place = { position: number | null; total: number; previous?: string; next?: string };

/** @returns the trail with an application that was opened; the same object if nothing changes */
export function visit(trail: Trail, { application: { id }, position, total, previous, next }: ApplicationInList): Trail {
  const { stops } = trail;
  const [first, last] = [stops[0], stops.at(-1)];
  const known = stops.find((stop) => stop.id === id);
  const stop = { id, position, previous, next };
  if (known && position !== null && stops.length === 1) {
    return isSame(known, stop) && trail.total === total ? trail : { stops: [stop], total };
  }
  if (known) {
    const renewed = { ...stop, position: known.position };
    return isSame(known, renewed) ? trail : { ...trail, stops: stops.map((stop) => (stop === known ? renewed : stop)) };
  }
  if (last?.next === id && last.position !== null) {
    return { ...trail, stops: [...stops, { ...stop, position: last.position + 1 }] };
  }
  if (first?.previous === id && first.position !== null) {
    return { ...trail, stops: [{ ...stop, position: Math.max(1, first.position - 1) }, ...stops] };
  }
  return { stops: [stop], total };
}

function isSame(one: Stop, other: Stop): boolean {
  return one.position === other.position && one.previous === other.previous && one.next === other.next;
}

/** @returns where an application is; undefined if it was not visited */
export function placeOf({ stops, total }: Trail, id: string): Place | undefined {
  const at = stops.findIndex((stop) => stop.id === id);
  const stop = stops[at];
  if (!stop) return undefined;
  return {
    position: stop.position,
    total,
    previous: stops[at - 1]?.id ?? stop.previous ?? undefined,
    next: stops[at + 1]?.id ?? stop.next ?? undefined,
  };
}

/** @returns the trail without an application that was deleted */
export function leave(trail: Trail, id: string): Trail {
  const at = trail.stops.findIndex((stop) => stop.id === id);
  const place = placeOf(trail, id);
  if (!place) return trail;
  const stops = trail.stops.toSpliced(at, 1).map((stop, index) => ({
    ...stop,
    position: stop.position !== null && index >= at ? stop.position - 1 : stop.position,
    previous: stop.previous === id ? (place.previous ?? null) : stop.previous,
    next: stop.next === id ? (place.next ?? null) : stop.next,
  }));
  // Without a stop, the next application begins a trail of its own.
  return { stops, total: trail.total - 1 };
}

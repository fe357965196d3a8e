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
 * the filter, so the server knows neither its place nor its neighbours; the trail does.
 */
export type Trail = { stops: readonly Stop[]; total: number };

export const noTrail: Trail = { stops: [], total: 0 };

export type Place = Omit<Stop, 'id'> & { total: number };

/** @returns the trail with an application that was opened; the same object if nothing changes */
export function visit(trail: Trail, { application: { id }, position, total, previous, next }: ApplicationInList): Trail {
  const { stops } = trail;
  const [first, last] = [stops[0], stops.at(-1)];
  const known = stops.find((stop) => stop.id === id);
  if (known) {
    const isSame =
      known.previous === previous && known.next === next && (stops.length > 1 || (known.position === position && trail.total === total));
    if (position === null || isSame) return trail;
    if (stops.length === 1) return { stops: [{ id, position, previous, next }], total };
    return { ...trail, stops: stops.map((stop) => (stop === known ? { ...stop, previous, next } : stop)) };
  }
  if (last?.next === id && last.position !== null) {
    return { ...trail, stops: [...stops, { id, position: last.position + 1, previous, next }] };
  }
  if (first?.previous === id && first.position !== null) {
    return { ...trail, stops: [{ id, position: Math.max(1, first.position - 1), previous, next }, ...stops] };
  }
  return { stops: [{ id, position, previous, next }], total };
}

/** @returns where an application is; undefined if it was not visited */
export function placeOf({ stops, total }: Trail, id: string): Place | undefined {
  const at = stops.findIndex((stop) => stop.id === id);
  const stop = stops[at];
  if (!stop) return undefined;
  return {
    position: stop.position,
    total,
    previous: stops[at - 1]?.id ?? stop.previous,
    next: stops[at + 1]?.id ?? stop.next,
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
    previous: stop.previous === id ? place.previous : stop.previous,
    next: stop.next === id ? place.next : stop.next,
  }));
  // Without a stop, the next application begins a trail of its own.
  return { stops, total: trail.total - 1 };
}

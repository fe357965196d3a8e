import type { ApplicationInList } from '#rooms/applications/contract/endpoints.ts';

type Stop = {
  id: string;
  /** The position in the list as it was when the trail began; null outside the list. */
  position: number | null;
  /** The neighbours in the list, according to the latest answer of the server. */
  previous: string | null;
  next: string | null;
};

/**
 * The visited applications, in the order of the list.
 * The trail also counts those that no longer match the filter, unlike the server.
 */
export type Trail = { stops: readonly Stop[]; total: number };

export const noTrail: Trail = { stops: [], total: 0 };

export type Place = { position: number | null; total: number; previous?: string; next?: string };

export function visit(trail: Trail, { application: { id }, position, total, previous, next }: ApplicationInList): Trail {
  const { stops } = trail;
  const [first, last] = [stops[0], stops.at(-1)];
  const visited = stops.find((stop) => stop.id === id);
  const stop = { id, position, previous, next };
  if (visited && (position === null || stops.length > 1)) {
    return { ...trail, stops: stops.map((other) => (other === visited ? { ...stop, position: visited.position } : other)) };
  }
  if (last?.next === id && last.position !== null) {
    const newPosition = last.position + 1;
    return { stops: [...stops, { ...stop, position: newPosition }], total: Math.max(trail.total, newPosition) };
  }
  if (first?.previous === id && first.position !== null) {
    return { ...trail, stops: [{ ...stop, position: Math.max(1, first.position - 1) }, ...stops] };
  }
  return { stops: [stop], total };
}

export function placeOf({ stops, total }: Trail, id: string): Place | undefined {
  const index = stops.findIndex((stop) => stop.id === id);
  const stop = stops[index];
  if (!stop) return undefined;
  return {
    position: stop.position,
    total,
    previous: stops[index - 1]?.id ?? stop.previous ?? undefined,
    next: stops[index + 1]?.id ?? stop.next ?? undefined,
  };
}

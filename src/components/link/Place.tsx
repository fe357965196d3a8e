import { isLink } from '#contract/interviews.ts';

/** Where an interview takes place: an address, or the link of a call. */
export function Place({ place }: { place: string }) {
  return isLink(place) ? (
    <a href={place} target="_blank" rel="noopener noreferrer">
      {place}
    </a>
  ) : (
    place
  );
}

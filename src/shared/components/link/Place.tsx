import { linkIn } from '#rooms/platform/contract/link-in.ts';
import { Breakable } from './Breakable.tsx';

/** Where an interview takes place: an address, or a text with the link of a call. */
export function Place({ place }: { place: string }) {
  const found = linkIn(place);
  if (!found) return place;
  return (
    <>
      {found.before}
      <a href={found.link} target="_blank" rel="noopener noreferrer">
        <Breakable>{found.link.replace(/^https?:\/\//i, '')}</Breakable>
      </a>
      {found.after}
    </>
  );
}

import { Helix } from '../components/brand/Helix.tsx';
import { LinkGrid } from '../components/goes-with/GoesWith.tsx';
import type { NotFoundContent } from '../content/not-found.ts';
import classes from './NotFound.module.css';

/** The index of a rung that phones show too. */
const missingRung = 17;

export function Component({ content: { heading, text, links } }: { content: NotFoundContent }) {
  return (
    <div className={`${classes.page} site-width site-band stack gap-24`}>
      <div className={classes.picture}>
        <Helix className={classes.helix} stance="lying" bulges={13} missing={missingRung} />
      </div>
      <h1>{heading}</h1>
      <p>{text}</p>
      <LinkGrid links={links} />
    </div>
  );
}

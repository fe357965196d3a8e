import { Helix } from '../components/brand/Helix.tsx';
import withGap from '../components/brand/helix-with-gap.svg?raw';
import { LinkGrid } from '../components/goes-with/GoesWith.tsx';
import type { NotFoundContent } from '../content/not-found.ts';
import classes from './NotFound.module.css';

export function Component({ content: { heading, text, links } }: { content: NotFoundContent }) {
  return (
    <div className={`${classes.page} site-width site-band stack gap-24`}>
      <div className={classes.picture}>
        <Helix svg={withGap} className={classes.helix} />
      </div>
      <h1>{heading}</h1>
      <p>{text}</p>
      <LinkGrid links={links} />
    </div>
  );
}

import type { ClosingContent } from '../../content/closing.ts';
import { Helix } from '../brand/Helix.tsx';
import { ButtonLink } from '../button-link/ButtonLink.tsx';
import classes from './ClosingCall.module.css';

export function ClosingCall({ heading, text, action }: ClosingContent) {
  return (
    <section className={classes.band} aria-labelledby="closing">
      <div className={classes.panel}>
        <Helix className={classes.helix} stance="leaning" bulges={4} />
        <h2 id="closing">{heading}</h2>
        <p>{text}</p>
        <ButtonLink path={action.path}>{action.label}</ButtonLink>
        <Helix className={classes.helix} stance="leaning" bulges={4} />
      </div>
    </section>
  );
}

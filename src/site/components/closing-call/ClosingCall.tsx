import type { ClosingContent } from '../../content/closing.ts';
import { ButtonLink } from '../button-link/ButtonLink.tsx';
import classes from './ClosingCall.module.css';

export function ClosingCall({ heading, text, action }: ClosingContent) {
  return (
    <section className={`${classes.band} no-print`} aria-labelledby="closing">
      <div className={classes.panel}>
        <div className="stack">
          <h2 id="closing">{heading}</h2>
          <p>{text}</p>
        </div>
        <ButtonLink path={action.path}>{action.label}</ButtonLink>
      </div>
    </section>
  );
}

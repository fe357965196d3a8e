import { ButtonLink } from '../components/button-link/ButtonLink.tsx';
import { Helix } from '../components/brand/Helix.tsx';
import type { NotFoundContent } from '../content/not-found.ts';
import classes from './NotFound.module.css';

export function Component({ content: { heading, text, actions } }: { content: NotFoundContent }) {
  return (
    <div className={classes.page}>
      <div className={classes.helix}>
        <Helix stance="lying" bulges={3} />
        <Helix stance="lying" bulges={3} />
      </div>
      <h1>{heading}</h1>
      <p>{text}</p>
      <div className={classes.actions}>
        {actions.map(({ label, path }, index) => (
          <ButtonLink key={path} path={path} quiet={index > 0}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}

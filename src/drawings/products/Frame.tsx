import type { ReactNode } from 'react';
import classes from './Frame.module.css';

type FrameProps = {
  product: string;
  /** The navigation's entries, the current one first. */
  sections: string[];
  /** One sentence that says what the screen shows. */
  caption: string;
  children: ReactNode;
};

const label = 'Illustration';

/** One screen of a product in a window. Bar and navigation only hint at the application, so screen readers skip them. */
export function Frame({ product, sections, caption, children }: FrameProps) {
  return (
    <figure className={classes.figure}>
      <div className={classes.window}>
        <div className={classes.bar} aria-hidden="true">
          <span className={classes.lights} />
          <span className={classes.product}>{product}</span>
          <span className={classes.currentSection}>{sections[0]}</span>
        </div>
        <div className={classes.body}>
          <ul className={classes.sections} aria-hidden="true">
            {sections.map((section) => (
              <li key={section}>{section}</li>
            ))}
          </ul>
          <div className={classes.view}>{children}</div>
        </div>
      </div>
      <figcaption className={classes.caption}>
        <span className={classes.tag}>{label}</span> {caption}
      </figcaption>
    </figure>
  );
}

/** The name of a view and its state. @param open whether the state needs attention */
export function ViewHead({ title, state, open }: { title: string; state: string; open?: boolean }) {
  return (
    <span className={classes.head}>
      <span className={classes.title}>{title}</span>
      <span className={classes.state} data-open={open}>
        {state}
      </span>
    </span>
  );
}

/** What the user has to decide. The buttons are drawn: they do nothing, so screen readers skip them. */
export function Decision({ title, text, actions }: { title: string; text: string; actions: string[] }) {
  return (
    <div className={classes.decision}>
      <p className={classes.title}>{title}</p>
      <p>{text}</p>
      <p className={classes.actions} aria-hidden="true">
        {actions.map((action) => (
          <span key={action}>{action}</span>
        ))}
      </p>
    </div>
  );
}

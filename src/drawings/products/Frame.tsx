import type { ReactNode } from 'react';
import classes from './Frame.module.css';

type FrameProps = {
  product: string;
  /** The navigation's entries, the current one first. */
  sections: string[];
  caption: string;
  children: ReactNode;
};

const label = 'Illustration';

/** One screen of a product. Screen readers skip its bar and navigation, which are decoration. */
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

type TableProps = {
  title: string;
  state: string;
  /** Whether the state needs attention. */
  open?: boolean;
  kind?: 'grid' | 'figures';
  columns: { name: string; note?: string; today?: boolean }[];
  children: ReactNode;
};

/** A table in a screen, below its title and state. The children are its rows. */
export function Table({ title, state, open, kind, columns, children }: TableProps) {
  return (
    <table className={kind ? `${classes.table} ${classes[kind]}` : classes.table}>
      <caption>
        <span className={classes.head}>
          <span className={classes.title}>{title}</span>
          <span className={classes.state} data-open={open}>
            {state}
          </span>
        </span>
      </caption>
      <thead>
        <tr>
          {columns.map(({ name, note, today }) => (
            <th key={name} scope="col" data-today={today}>
              {name}
              {note && <span className={classes.note}>{note}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** What the user has to decide. Screen readers skip the buttons, which are drawn. */
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

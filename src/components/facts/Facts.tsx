import classes from './Facts.module.css';

/** A labelled text about a page's subject, or about a job. */
type Fact = { label: string; text: string };

export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {items.map(({ label, text }) => (
        <div key={label} className={classes.fact}>
          <dt className={classes.label}>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

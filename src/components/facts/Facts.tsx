import classes from './Facts.module.css';

type Fact = { label: string; text: string };

/** A list of labelled facts, for example beside the lead of a page. */
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

import classes from './Statements.module.css';

/** What customers say when they first call, as a list of quotations. */
export function Statements({ items }: { items: string[] }) {
  return (
    <ul className={classes.statements}>
      {items.map((statement) => (
        <li key={statement} className={classes.statement}>
          {statement}
        </li>
      ))}
    </ul>
  );
}

import classes from './Steps.module.css';

export type Step = { title: string; time?: string; text: string };

/** Numbered steps, one below the other. */
export function Steps({ items }: { items: readonly Step[] }) {
  return (
    <ol className={classes.steps}>
      {items.map(({ title, time, text }) => (
        <li key={title} className={classes.step}>
          <h3>{title}</h3>
          {time && <p className={classes.time}>{time}</p>}
          <p className="dimmed lines">{text}</p>
        </li>
      ))}
    </ol>
  );
}

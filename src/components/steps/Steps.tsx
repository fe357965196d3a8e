import classes from './Steps.module.css';

export function Steps({ items }: { items: { title: string; text: string }[] }) {
  return (
    <ol className={classes.steps}>
      {items.map(({ title, text }) => (
        <li key={title} className={classes.step}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

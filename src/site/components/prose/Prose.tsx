import classes from './Prose.module.css';

/** @param columns places the paragraphs side by side on wide screens */
export function Prose({ paragraphs, columns }: { paragraphs: string[]; columns?: boolean }) {
  return (
    <div className={classes.prose} data-columns={columns}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

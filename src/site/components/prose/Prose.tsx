import classes from './Prose.module.css';

export function Prose({ paragraphs }: { paragraphs: string[] }) {
  return (
    <div className={classes.prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

import classes from './Helix.module.css';

/** A decorative double helix. @param svg the text of a file in this folder */
export function Helix({ svg, className }: { svg: string; className: string | undefined }) {
  return <div className={`${classes.helix} ${className}`} dangerouslySetInnerHTML={{ __html: svg }} />;
}

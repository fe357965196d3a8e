import { CoverLink } from '../../../shared/components/link/CoverLink.tsx';
import type { SpecimenSummary } from '../../content/specimens/summaries.ts';
import type { Drawings } from '../../drawings/load-drawings.tsx';
import classes from './Shelf.module.css';

/** Documents with their first pages. `thumbnails` are by path. */
export function Shelf({ specimens, thumbnails }: { specimens: SpecimenSummary[]; thumbnails: Drawings }) {
  return (
    <ul className={classes.shelf}>
      {specimens.map(({ label, path, text }) => (
        <li key={path} className={classes.item}>
          <div className={classes.page}>{thumbnails[path]}</div>
          <p>
            <CoverLink to={path} className={classes.name}>
              {label}
            </CoverLink>
            <span className="hint">{text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

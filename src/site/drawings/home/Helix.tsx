import { Helix } from '../../components/brand/Helix.tsx';
import classes from './Helix.module.css';

/** The helix of the hero: leaning on wide screens, lying on narrow ones. */
export const drawing = (
  <>
    <Helix className={classes.leaning} stance="leaning" bulges={5} labelled />
    <Helix className={classes.lying} stance="lying" bulges={5} labelled />
  </>
);

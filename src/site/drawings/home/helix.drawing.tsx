import { Helix } from '../../components/brand/Helix.tsx';
import leaning from '../../components/brand/helix-leaning.svg?raw';
import lying from '../../components/brand/helix-lying.svg?raw';
import classes from './Helix.module.css';

/** The helix of the hero: leaning on wide screens, lying on narrow ones. */
export const drawing = (
  <>
    <Helix className={classes.leaning} svg={leaning} />
    <Helix className={classes.lying} svg={lying} />
  </>
);

import rail from './rail.svg?raw';
import classes from './Rail.module.css';

/** A faint helix beside the home page's sections: one turn, repeated down the page. */
export const drawing = <div className={classes.rail} dangerouslySetInnerHTML={{ __html: rail }} />;

import { helix } from '../../components/brand/helix.ts';
import classes from './Rail.module.css';

const radius = 12;
const halfWave = 80;
const { first, second, rungs } = helix(radius, halfWave, 2, 3);
const rungLines = rungs.map(({ y, x1, x2 }) => `M${x1} ${y}H${x2}`).join('');

/** A faint helix beside the home page's sections: one turn, repeated down the page. */
export const drawing = (
  <div className={classes.rail}>
    <svg width={32} height="100%" aria-hidden="true" focusable="false">
      <pattern id="rail" width={32} height={2 * halfWave} patternUnits="userSpaceOnUse">
        <path transform="translate(16 0)" d={rungLines + second.front + second.back + first.front + first.back} />
      </pattern>
      <rect width={32} height="100%" fill="url(#rail)" />
    </svg>
  </div>
);

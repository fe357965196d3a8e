import { helix } from '../../components/brand/helix.ts';
import classes from './Rail.module.css';

const radius = 12;
const halfWave = 80;
const { first, second, rungs } = helix(radius, halfWave, 2, 3);
const rungLines = rungs.map(({ y, x1, x2 }) => `M${x1} ${y}H${x2}`).join('');

/** One turn of the helix, repeated down the page. */
function Strands({ id, className }: { id: string; className?: string }) {
  return (
    <svg className={className} width={32} height="100%" aria-hidden="true" focusable="false">
      <pattern id={id} width={32} height={2 * halfWave} patternUnits="userSpaceOnUse">
        <g transform="translate(16 0)">
          <path d={rungLines} className={classes.rung} />
          <path d={second.front + second.back} className={classes.second} />
          <path d={first.front + first.back} className={classes.first} />
        </g>
      </pattern>
      <rect width={32} height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

/** A faint helix beside the home page's sections, and on it one that grows with scrolling. */
export const drawing = (
  <div className={classes.rail}>
    <Strands id="rail" />
    <Strands id="rail-grown" className={classes.grown} />
  </div>
);

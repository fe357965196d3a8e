import classes from './Helix.module.css';
import { helix } from './helix.ts';

type HelixProps = {
  /** Upright beside text, or lying below it. */
  lying?: boolean;
  /** Number of bulges between crossings. */
  bulges?: number;
  className?: string;
};

const radius = 60;
const halfWave = 132;
const margin = 14;

/** The company's motif: two strands joined by rungs, some of them marked. Decoration only. */
export function Helix({ lying = false, bulges = 4, className }: HelixProps) {
  const { first, second, rungs } = helix(radius, halfWave, bulges, 5);
  const across = 2 * (radius + margin);
  const along = bulges * halfWave;
  return (
    <svg
      className={className}
      viewBox={lying ? `0 0 ${along} ${across}` : `0 0 ${across} ${along}`}
      aria-hidden="true"
      focusable="false"
    >
      <g
        className={classes.helix}
        transform={lying ? `translate(0 ${across / 2}) rotate(-90) scale(1 1)` : `translate(${across / 2} 0)`}
      >
        <path className={classes.secondBack} d={second.back} />
        <path className={classes.firstBack} d={first.back} />
        {rungs.map(({ y, x1, x2 }) => (
          <path key={y} className={classes.rung} d={`M${x1} ${y}H${x2}`} />
        ))}
        <path className={classes.halo} d={first.front + second.front} />
        <path className={classes.second} d={second.front} />
        <path className={classes.first} d={first.front} />
        {rungs.map(({ y, x1, x2 }, index) => (
          <circle key={y} className={index % 4 === 1 ? classes.marked : classes.node} cx={index % 2 === 0 ? x1 : x2} cy={y} r="5" />
        ))}
      </g>
    </svg>
  );
}

import classes from './Helix.module.css';
import { discs, helix, turn, turnedBox } from './helix.ts';

type HelixProps = {
  stance: 'leaning' | 'lying';
  bulges: number;
  /** Labels of the marked rungs, from the top. They extend beyond the right edge of the SVG. */
  labels?: readonly string[];
  className?: string;
};

const radius = 60;
const nodeRadius = 5;
const halfWave = 132;
const margin = 14;
const degrees = { leaning: 14, lying: -90 };
/** Distances in SVG user units. */
const distance = { label: 20, line: 9 };

/** A decorative double helix. Parts with the same style share one path, to keep rendering and hydration fast. */
export function Helix({ stance, bulges, labels = [], className }: HelixProps) {
  const { first, second, rungs } = helix(radius, halfWave, bulges, 5);
  const along = bulges * halfWave;
  const box = turnedBox(2 * (radius + margin), along, degrees[stance]);
  const nodes = rungs.map(({ y, x1, x2 }, index) => ({ y, x: index % 2 === 0 ? x1 : x2, marked: index % 4 === 1 }));
  const named = nodes.filter(({ marked }) => marked).slice(0, labels.length);
  return (
    <svg
      className={className}
      viewBox={`${-box.width / 2} ${-box.height / 2} ${box.width} ${box.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <g className={classes.helix} transform={`rotate(${degrees[stance]}) translate(0 ${-along / 2})`}>
        <path className={classes.secondBack} d={second.back} />
        <path className={classes.firstBack} d={first.back} />
        <path className={classes.rung} d={rungs.map(({ y, x1, x2 }) => `M${x1} ${y}H${x2}`).join('')} />
        <path className={classes.halo} d={first.front + second.front} />
        <path className={classes.second} d={second.front} />
        <path className={classes.first} d={first.front} />
        <path
          className={classes.node}
          d={discs(
            nodes.filter(({ marked }) => !marked),
            nodeRadius,
          )}
        />
        <path
          className={classes.marked}
          d={discs(
            nodes.filter(({ marked }) => marked),
            nodeRadius,
          )}
        />
      </g>
      {named.map((node, index) => {
        const { x, y } = turn(node.x, node.y - along / 2, degrees[stance]);
        const end = box.width / 2 + distance.label;
        return (
          <g key={labels[index]} className={classes.label}>
            <path d={`M${x + distance.line} ${y}H${end - distance.line}`} />
            <text x={end} y={y} dy="0.33em">
              {labels[index]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

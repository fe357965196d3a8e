import classes from './Helix.module.css';
import { discs, helix, rotate, rotatedBox, round } from './helix.ts';

type HelixProps = {
  stance: 'leaning' | 'lying';
  bulges: number;
  /** One node of each bulge has a leader line: right of a leaning helix, below a lying one. */
  labelled?: boolean;
  /** The index of a rung that is dashed, as if it were missing. */
  missing?: number;
  className?: string;
};

const radius = 60;
const nodeRadius = 5;
const halfWave = 132;
const margin = 14;
const degrees = { leaning: 14, lying: -90 };
/** The gap between a node and its leader line, and the line's reach beyond the edge. */
const leader = { start: 9, end: 11 };
/** With four rungs a bulge, every fourth node is at the same place of its bulge. */
const rungsPerBulge = { plain: 5, labelled: 4 };

/** A decorative double helix. Parts with the same style share one path, which hydrates faster. */
export function Helix({ stance, bulges, labelled, missing, className }: HelixProps) {
  const { first, second, rungs } = helix(radius, halfWave, bulges, rungsPerBulge[labelled ? 'labelled' : 'plain']);
  const rungLines = rungs.map(({ y, x1, x2 }) => `M${x1} ${y}H${x2}`);
  const missingLines = missing === undefined ? [] : rungLines.splice(missing, 1);
  const length = bulges * halfWave;
  const box = rotatedBox(2 * (radius + margin), length, degrees[stance]);
  const below = labelled && stance === 'lying';
  const nodes = rungs.map(({ y, x1, x2 }, index) => ({ y, x: index % 2 === 0 ? x1 : x2, marked: index % 4 === (below ? 0 : 1) }));
  const markedNodes = nodes.filter(({ marked }) => marked);
  const leaders = markedNodes.map((node) => {
    const { x, y } = rotate(node.x, node.y - length / 2, degrees[stance]);
    return below
      ? `M${x} ${y + leader.start}V${round(box.height / 2 + leader.end)}`
      : `M${round(x + leader.start)} ${y}H${round(box.width / 2 + leader.end)}`;
  });
  return (
    <svg
      className={className}
      viewBox={`${-box.width / 2} ${-box.height / 2} ${box.width} ${box.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <g className={classes.helix} transform={`rotate(${degrees[stance]}) translate(0 ${-length / 2})`}>
        <path className={classes.secondBack} d={second.back} data-strand="operations" />
        <path className={classes.firstBack} d={first.back} data-strand="software" />
        <path className={classes.rung} d={rungLines.join('')} />
        {missingLines.length > 0 && <path className={classes.missing} d={missingLines.join('')} />}
        <path className={classes.halo} d={first.front + second.front} />
        <path className={classes.second} d={second.front} data-strand="operations" />
        <path className={classes.first} d={first.front} data-strand="software" />
        <path
          className={classes.node}
          d={discs(
            nodes.filter(({ marked }) => !marked),
            nodeRadius,
          )}
        />
        <path className={classes.marked} d={discs(markedNodes, nodeRadius)} />
      </g>
      {labelled && <path className={classes.leader} d={leaders.join('')} />}
    </svg>
  );
}

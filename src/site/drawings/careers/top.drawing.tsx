import { Arrow, Box, Line, Mark, Plate, Text } from '../parts.tsx';

const label =
  'Six weeks of one change, from revision B to revision C of a seal. PLM releases it, then applications, embedded, mobile and AI each take over from the team before. What the line finds goes back to PLM.';

const laneHeight = 46;
const barHeight = 30;
const firstLane = 80;

/** `handover` is where the next team takes over. */
const teams = [
  { name: 'PLM', work: 'rev C in BOM', x: 108, width: 122, handover: 190 },
  { name: 'Applications', work: 'ERP and MES', x: 156, width: 114, handover: 238 },
  { name: 'Embedded', work: 'tags coded', x: 204, width: 106, handover: 286 },
  { name: 'Mobile', work: 'stock check', x: 252, width: 112, handover: 334 },
  { name: 'AI', work: 'manuals', x: 300, width: 99, handover: undefined },
].map((team, index) => ({ ...team, y: firstLane + index * laneHeight }));

const lastLane = firstLane + (teams.length - 1) * laneHeight;

export const drawing = (
  <Plate height={lastLane + 54} label={label}>
    <Line d={teams.map(({ y }) => `M0 ${y - laneHeight / 2}H400m-400 ${laneHeight}h400`).join('')} tone="line" />
    <Text x={0} y={firstLane} step={laneHeight} bold text={teams.map(({ name }) => name)} />
    <Line d={`M300 ${lastLane}H126V${firstLane + barHeight / 2}`} tone="warm" dashed />
    {teams.map(({ name, work, x, y, width, handover }) => (
      <g key={name}>
        <Box x={x} y={y - barHeight / 2} width={width} height={barHeight} fill="soft" stroke="accent" />
        <Text x={x + width / 2} y={y} anchor="middle" text={work} />
        {handover && <Arrow from={[handover, y + barHeight / 2]} to={[handover, y + laneHeight - barHeight / 2 - 1]} />}
      </g>
    ))}
    <Mark x={126} y={firstLane + barHeight / 2} />
    <Text x={0} y={12} bold text="Seal S-40 goes from rev B to rev C" />
    <Text x={0} y={40} tone="quiet" text="Week" />
    <Text x={132} across={48} y={40} anchor="middle" tone="quiet" text={['1', '2', '3', '4', '5', '6']} />
    <Text x={0} y={lastLane + 44} tone="quiet" text="What the line finds goes back to PLM." />
  </Plate>
);

import { Arrow, Box, color, Line, Plate, Text } from '../../parts.tsx';

const label = 'A briefing for a Windchill administrator becomes a shortlist of three people, each with a note on strengths and gaps.';

const candidates = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Those of the candidates who are on the shortlist. */
const people = [
  { candidate: 2, y: 277, name: 'A', strong: 'led two upgrades', gap: 'little scripting' },
  { candidate: 5, y: 322, name: 'B', strong: 'scripts everything', gap: 'new to rollouts' },
  { candidate: 7, y: 367, name: 'C', strong: 'knows your ERP', gap: 'free in six weeks' },
];

export const drawing = (
  <Plate height={392} label={label}>
    <Box y={4} height={92} stroke="ink" />
    <Arrow from={[200, 96]} to={[200, 122]} />
    {candidates.map((number) => {
      const chosen = people.some(({ candidate }) => candidate === number);
      return (
        <g key={number} fill={chosen ? color.accent : 'none'} stroke={chosen ? color.accent : color.line}>
          <circle cx={number * 40} cy={138} r={5} />
          <path d={`M${number * 40 - 9} 156a9 9 0 0 1 18 0z`} />
        </g>
      );
    })}
    <Line d="M20 172H380L300 204H100Z" tone="line" />
    <Arrow from={[200, 206]} to={[200, 230]} />
    {people.map(({ y, name, strong, gap }) => (
      <g key={y}>
        <Box y={y - 19} height={38} />
        <circle cx={22} cy={y} r={12} fill={color.soft} />
        <Text x={22} y={y} anchor="middle" tone="accent" bold text={name} />
        <Line d={`M46 ${y}l4 4l8-9`} tone="accent" bold />
        <Text x={66} y={y} text={strong} />
        <Line d={`M232 ${y}h10`} tone="warm" bold />
        <Text x={250} y={y} tone="quiet" text={gap} />
      </g>
    ))}
    <Text x={16} y={24} tone="quiet" text="Briefing" />
    <Text x={16} y={49} bold text="Windchill administrator, six months" />
    <Text x={16} y={74} text="Must get done: the upgrade to the next release" />
    <Text x={200} y={187} anchor="middle" tone="quiet" text="practical task, with an engineer" />
    <Text x={0} y={242} tone="quiet" text="Shortlist" />
  </Plate>
);

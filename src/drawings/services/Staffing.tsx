import { Arrow, Box, color, Line, Plate, Text } from '../parts.tsx';

const labels = {
  drawing: 'A briefing for a Windchill administrator becomes a shortlist of three people, each with a note on strengths and gaps.',
  briefing: 'Briefing',
  role: 'Windchill administrator, six months',
  task: 'Must get done: the upgrade to the next release',
  interview: 'practical task, with an engineer',
  shortlist: 'Shortlist',
  people: [
    { name: 'A', strong: 'led two upgrades', gap: 'little scripting' },
    { name: 'B', strong: 'scripts everything', gap: 'new to rollouts' },
    { name: 'C', strong: 'knows your ERP', gap: 'free in six weeks' },
  ],
};

function Candidate({ x, y, chosen }: { x: number; y: number; chosen: boolean }) {
  const tone = chosen ? color.accent : color.line;
  return (
    <g fill={chosen ? color.accent : 'none'} stroke={tone}>
      <circle cx={x} cy={y} r={5} />
      <path d={`M${x - 9} ${y + 18}a9 9 0 0 1 18 0z`} />
    </g>
  );
}

const candidates = Array.from({ length: 9 }, (_, index) => ({ x: 40 + index * 40, chosen: [1, 4, 6].includes(index) }));

export function Drawing() {
  return (
    <Plate height={392} label={labels.drawing}>
      <Box y={4} height={92} stroke="ink" />
      <Text x={16} y={24} tone="quiet" text={labels.briefing} />
      <Text x={16} y={49} bold text={labels.role} />
      <Text x={16} y={74} text={labels.task} />
      <Arrow from={[200, 96]} to={[200, 122]} />
      {candidates.map(({ x, chosen }) => (
        <Candidate key={x} x={x} y={138} chosen={chosen} />
      ))}
      <Line d="M20 172H380L300 204H100Z" tone="line" />
      <Text x={200} y={187} anchor="middle" tone="quiet" text={labels.interview} />
      <Arrow from={[200, 206]} to={[200, 230]} />
      <Text x={0} y={242} tone="quiet" text={labels.shortlist} />
      {labels.people.map(({ name, strong, gap }, index) => {
        const y = 258 + index * 45;
        return (
          <g key={name}>
            <Box y={y} height={38} />
            <circle cx={22} cy={y + 19} r={12} fill={color.soft} />
            <Text x={22} y={y + 19} anchor="middle" tone="accent" bold text={name} />
            <Line d={`M46 ${y + 19}l4 4l8-9`} tone="accent" bold />
            <Text x={66} y={y + 19} text={strong} />
            <Line d={`M232 ${y + 19}h10`} tone="warm" bold />
            <Text x={250} y={y + 19} tone="quiet" text={gap} />
          </g>
        );
      })}
    </Plate>
  );
}

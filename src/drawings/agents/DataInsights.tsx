import { Arrow, Box, color, Line, Mark, Plate, Text } from '../parts.tsx';
import { Decision } from './parts.tsx';

const labels = {
  drawing:
    'The question “Which parts arrive late?” becomes an SQL query that runs with read-only rights. A bar chart shows castings, on average nine days late, at the top. The analyst checks the query and asks whether parts are due as ordered or as confirmed.',
  question: 'Which parts arrive late?',
  readOnly: 'read-only',
  unit: 'days late, on average',
  who: 'The analyst checks the query',
  decides: 'Due as ordered, or as confirmed?',
};

const query = ['SELECT family, avg(received - due)', 'FROM deliveries', 'WHERE received > due', 'GROUP BY family'];

/** The column that the analyst questions, at the end of the query's third line. */
const due = { x: 169, y: 137, width: 27 };

const families = [
  { name: 'Castings', days: 9 },
  { name: 'Seals', days: 4 },
  { name: 'Motors', days: 3 },
  { name: 'Screws', days: 1 },
];

const axis = { x: 84, top: 204, bottom: 298 };
const barPitch = 24;
const dayWidth = 24;

function Chart() {
  return (
    <>
      {families.map(({ name, days }, index) => {
        const y = axis.top + 11 + index * barPitch;
        const width = days * dayWidth;
        return (
          <g key={name}>
            <Text x={axis.x - 8} y={y} anchor="end" text={name} />
            <rect x={axis.x} y={y - 7} width={width} height={14} fill={index === 0 ? color.warm : color.accent} />
            <Text x={axis.x + width + 8} y={y} bold={index === 0} text={days} />
          </g>
        );
      })}
      <Line d={`M${axis.x} ${axis.top}V${axis.bottom}`} tone="quiet" />
      <Text x={364} y={axis.bottom - 10} tone="quiet" anchor="end" text={labels.unit} />
    </>
  );
}

export function Drawing() {
  return (
    <Plate height={384} label={labels.drawing}>
      <Box y={4} height={40} fill="soft" stroke="soft" radius={20} />
      <Text x={20} y={24} bold text={labels.question} />
      <Arrow from={[32, 44]} to={[32, 64]} />
      <Box y={66} height={112} stroke="accent" />
      {query.map((line, index) => (
        <Text code key={line} x={16} y={84 + index * 25} text={line} />
      ))}
      <Box x={304} y={97} width={86} height={24} fill="soft" stroke="soft" radius={12} />
      <Text x={347} y={109} anchor="middle" tone="accent" bold text={labels.readOnly} />
      <Arrow from={[32, 178]} to={[32, 200]} />
      <Chart />
      <Line d={`M${due.x} ${due.y + 8}h${due.width}`} tone="warm" bold />
      <Line d={`M${due.x + due.width + 4} ${due.y}H374q8 0 8 8V320`} tone="warm" dashed />
      <Decision y={320} who={labels.who} decides={labels.decides} />
      <Mark x={382} y={320} />
    </Plate>
  );
}

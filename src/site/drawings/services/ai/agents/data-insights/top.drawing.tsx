import { Arrow, Box, color, Line, Mark, Plate, Text } from '../../../../parts.tsx';
import { Decision } from '../parts.tsx';

const label =
  'The question “Which parts arrive late?” becomes an SQL query that runs with read-only rights. A bar chart shows castings, on average nine days late, at the top. The analyst checks the query and asks whether parts are due as ordered or as confirmed.';

const query = ['SELECT family, avg(received - due)', 'FROM deliveries', 'WHERE received > due', 'GROUP BY family'];

const families = [
  { name: 'Castings', days: 9, first: true },
  { name: 'Seals', days: 4 },
  { name: 'Motors', days: 3 },
  { name: 'Screws', days: 1 },
];

export const drawing = (
  <Plate height={384} label={label}>
    <Box y={4} height={40} fill="soft" stroke="soft" radius={20} />
    <Arrow from={[32, 44]} to={[32, 64]} />
    <Box y={66} height={112} stroke="accent" />
    <Box x={304} y={97} width={86} height={24} fill="soft" stroke="soft" radius={12} />
    <Arrow from={[32, 178]} to={[32, 200]} />
    {families.map(({ name, days, first }, index) => {
      const [y, width] = [215 + index * 24, days * 24];
      return (
        <g key={name}>
          <Text x={76} y={y} anchor="end" text={name} />
          <rect x={84} y={y - 7} width={width} height={14} fill={first ? color.warm : color.accent} />
          <Text x={92 + width} y={y} bold={first} text={days} />
        </g>
      );
    })}
    <Line d="M84 204V298" tone="quiet" />
    {/* The analyst questions the column `due`. */}
    <Line d="M169 145h27" tone="warm" bold />
    <Line d="M200 137H374q8 0 8 8V320" tone="warm" dashed />
    <Decision y={320} who="The analyst checks the query" decides="Due as ordered, or as confirmed?" />
    <Mark x={382} y={320} />
    <Text x={20} y={24} bold text="Which parts arrive late?" />
    <Text x={16} y={84} step={25} code text={query} />
    <Text x={347} y={109} anchor="middle" tone="accent" bold text="read-only" />
    <Text x={364} y={288} anchor="end" tone="quiet" text="days late, on average" />
  </Plate>
);

import { Box, color, Line, Plate, Text } from '../../parts.tsx';

const label =
  'Two questions to an assistant. The first answer cites the passage it rests on. For the second no passage exists, so the assistant declines and passes it to a person.';

/** The lines of a passage. The answer rests on one of them. */
const passage = [
  { y: 78, width: 132 },
  { y: 98, width: 148 },
  { y: 118, width: 120, cited: true },
  { y: 138, width: 140 },
  { y: 158, width: 96 },
];

export const drawing = (
  <Plate height={384} label={label}>
    <Box y={4} height={40} fill="soft" stroke="soft" radius={20} />
    <Box y={60} width={180} height={148} />
    {passage.map(({ y, width, cited }) => (
      <rect key={y} x={16} y={y} width={width} height={cited ? 12 : 6} rx={3} fill={cited ? color.warm : color.line} />
    ))}
    <Box x={216} y={60} width={183.25} height={148} stroke="accent" />
    <Line d="M138 124H196q10 0 10 10v34q0 10 10 10h12" tone="warm" bold />
    <Box x={228} y={164} width={88} height={28} fill="soft" stroke="warm" radius={14} />
    <Box y={228} height={40} fill="soft" stroke="soft" radius={20} />
    <Box y={284} width={180} height={88} dashed />
    <Line d="M181 328H216" tone="line" dashed />
    <Box x={216} y={284} width={183.25} height={88} stroke="ink" />
    <Text x={20} y={24} bold text="Which grease for bearing 12?" />
    <Text x={16} y={188} tone="quiet" text="Manual 7.3, page 41" />
    <Text x={232} y={86} step={24} text={['Lithium grease,', 'NLGI 2']} />
    <Text x={242} y={178} tone="accent" bold text="page 41" />
    <Text x={20} y={248} bold text="And for bearing 14?" />
    <Text x={16} y={328} tone="quiet" text="No passage found" />
    <Text x={228} y={316} bold text="Not answered." />
    <Text x={228} y={340} text="Passed to a person." />
  </Plate>
);

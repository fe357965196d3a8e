import { Box, color, Line, Plate, Text } from '../parts.tsx';

const labels = {
  drawing:
    'Two questions to an assistant. The first answer cites the passage it rests on. For the second no passage exists, so the assistant declines and passes it to a person.',
  answered: {
    question: 'Which grease for bearing 12?',
    source: 'Manual 7.3, page 41',
    answer: ['Lithium grease,', 'NLGI 2'],
    cited: 'page 41',
  },
  declined: { question: 'And for bearing 14?', source: 'No passage found', answer: ['Not answered.', 'Passed to a person.'] },
};

/** The lengths of the lines of a passage, in units. */
const passage = [132, 148, 120, 140, 96] as const;
/** The index of the line that the answer rests on. */
const citedLine = 2;

function Question({ y, children }: { y: number; children: string }) {
  return (
    <>
      <Box y={y} height={40} fill="soft" stroke="soft" radius={20} />
      <Text x={20} y={y + 20} bold text={children} />
    </>
  );
}

export function Drawing() {
  const { answered, declined } = labels;
  return (
    <Plate height={384} label={labels.drawing}>
      <Question y={4}>{answered.question}</Question>
      <Box x={0.75} y={60} width={180} height={148} />
      {passage.map((length, index) => (
        <rect
          key={length}
          x={16}
          y={78 + index * 20}
          width={length}
          height={index === citedLine ? 12 : 6}
          rx={3}
          fill={index === citedLine ? color.warm : color.line}
        />
      ))}
      <Text x={16} y={188} tone="quiet" text={answered.source} />
      <Box x={216} y={60} width={183.25} height={148} stroke="accent" />
      <Line d="M138 124H196q10 0 10 10v34q0 10 10 10h12" tone="warm" bold />
      {answered.answer.map((line, index) => (
        <Text key={line} x={232} y={86 + index * 24} text={line} />
      ))}
      <Box x={228} y={164} width={88} height={28} fill="soft" stroke="warm" radius={14} />
      <Text x={242} y={178} tone="accent" bold text={answered.cited} />
      <Question y={228}>{declined.question}</Question>
      <Box x={0.75} y={284} width={180} height={88} dashed />
      <Text x={16} y={328} tone="quiet" text={declined.source} />
      <Line d="M181 328H216" tone="line" dashed />
      <Box x={216} y={284} width={183.25} height={88} stroke="ink" />
      {declined.answer.map((line, index) => (
        <Text key={line} x={228} y={316 + index * 24} bold={index === 0} text={line} />
      ))}
    </Plate>
  );
}

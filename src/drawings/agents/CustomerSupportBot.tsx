import { Arrow, Box, type Color, Line, Plate, Text } from '../parts.tsx';
import { Decision } from './parts.tsx';

const labels = {
  drawing:
    'A chat. The bot answers a question about error E14 from a help page. For a refund it finds no page, so it hands over to a service colleague with the whole chat. The colleague decides.',
  question: 'My P-200 shows E14. Why?',
  found: 'Help page: error E14',
  answer: ['The filter is blocked. Rinse it,', 'then hold Reset for 5 seconds.'],
  refund: 'Third time. I want a refund.',
  notFound: 'No help page',
  handover: 'hands over the whole chat',
  who: 'A service colleague takes over',
  decides: 'Decides: refund or repair',
};

type BubbleProps = { x: number; y: number; width: number; lines: string[]; fill: Color; stroke: Color };

function Bubble({ x, y, width, lines, fill, stroke }: BubbleProps) {
  return (
    <>
      <Box x={x} y={y} width={width} height={lines.length * 24 + 16} fill={fill} stroke={stroke} radius={16} />
      {lines.map((line, index) => (
        <Text key={line} x={x + 16} y={y + 20 + index * 24} text={line} />
      ))}
    </>
  );
}

function HelpPage({ x, y }: { x: number; y: number }) {
  return <Line d={`M${x} ${y}h10l6 6v16h-16zm10 0v6h6m-12 5h8m-8 5h8`} tone="accent" />;
}

export function Drawing() {
  return (
    <Plate height={384} label={labels.drawing}>
      <Bubble x={173} y={4} width={226.25} lines={[labels.question]} fill="soft" stroke="soft" />
      <Line d="M173 24H30q-8 0-8 8" tone="accent" />
      <Arrow from={[22, 32]} to={[22, 60]} tone="accent" />
      <HelpPage x={14} y={64} />
      <Text x={42} y={75} tone="accent" text={labels.found} />
      <Arrow from={[22, 92]} to={[22, 106]} tone="accent" />
      <Bubble x={0.75} y={108} width={268} lines={labels.answer} fill="paper" stroke="accent" />
      <Bubble x={153} y={188} width={246.25} lines={[labels.refund]} fill="soft" stroke="soft" />
      <Line d="M153 208H69q-8 0-8 8" tone="warm" />
      <Arrow from={[61, 216]} to={[61, 246]} tone="warm" />
      <Box x={0.75} y={248} width={122} height={36} stroke="warm" dashed />
      <Text x={14} y={266} text={labels.notFound} />
      <Line d="M123 266H360q8 0 8 8V300" tone="warm" />
      <Arrow from={[368, 300]} to={[368, 320]} tone="warm" />
      <Text x={356} y={284} anchor="end" tone="quiet" text={labels.handover} />
      <Decision y={322} who={labels.who} decides={labels.decides} />
    </Plate>
  );
}

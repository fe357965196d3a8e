import { Arrow, Box, color, Line, Plate, Text } from '../parts.tsx';

const labels = {
  drawing:
    'Order 10482 passes through the shop, the ERP and the warehouse. The warehouse’s answer is lost. The ERP sends the pick list again with the same order number, so the warehouse picks the order only once.',
  systems: ['Shop', 'ERP', 'Warehouse'],
  lost: 'answer lost',
  once: 'Sent twice, picked once: same order number',
};

const lifelines = [47, 200, 352] as const;
const top = 44;

type Message = { text: string; from: 0 | 1 | 2; to: 0 | 1 | 2; y: number; again?: boolean };

const messages: Message[] = [
  { text: 'order 10482', from: 0, to: 1, y: 92 },
  { text: 'booked', from: 1, to: 0, y: 128 },
  { text: 'pick list', from: 1, to: 2, y: 164 },
  { text: 'pick list again', from: 1, to: 2, y: 236, again: true },
  { text: 'picked', from: 2, to: 1, y: 272 },
  { text: 'shipped', from: 1, to: 0, y: 308 },
];

function MessageArrow({ text, from, to, y, again }: Message) {
  const [start, end] = [lifelines[from], lifelines[to]];
  const right = end > start;
  return (
    <>
      <Text x={(start + end) / 2} y={y - 13} anchor="middle" bold={again} text={text} />
      <Arrow from={[start + (right ? 8 : -8), y]} to={[end + (right ? -8 : 8), y]} tone="accent" />
    </>
  );
}

export function Drawing() {
  return (
    <Plate height={384} label={labels.drawing}>
      {labels.systems.map((system, index) => {
        const x = lifelines[index] ?? 0;
        return (
          <g key={system}>
            <Line d={`M${x} ${top}V320`} tone="line" />
            <Box x={x - 46} y={4} width={92} height={40} fill={index === 1 ? 'soft' : 'paper'} stroke={index === 1 ? 'accent' : 'ink'} />
            <Text x={x} y={24} anchor="middle" bold text={system} />
          </g>
        );
      })}
      {messages.map((message) => (
        <MessageArrow key={message.text} {...message} />
      ))}
      <Line d="M344 192H324" tone="quiet" dashed />
      <Line d="M306 186l12 12m0-12l-12 12" tone="warm" bold />
      <Text x={298} y={192} anchor="end" tone="quiet" text={labels.lost} />
      {lifelines.map((x) => (
        <circle key={x} cx={x} cy={320} r={4} fill={color.line} />
      ))}
      <Box y={336} height={44} fill="soft" stroke="warm" />
      <Text x={16} y={358} bold text={labels.once} />
    </Plate>
  );
}

import { Arrow, Box, color, Line, Plate, Text } from '../../parts.tsx';

const label =
  'Two phones without a network measured the same pump. Back online, the app shows both values. The shift lead keeps one, and the other stays in the history.';

const phones = [
  { x: 34, value: '4.2 bar', time: '10:02' },
  { x: 234, value: '4.6 bar', time: '10:05' },
];

export const drawing = (
  <Plate height={384} label={label}>
    {phones.map(({ x, value, time }) => (
      <g key={x}>
        <Box x={x} y={4} width={132} height={168} stroke="ink" radius={16} />
        <Line d={`M${x + 52} 16h28`} tone="line" bold />
        <Line d={`M${x + 18} 42q7-7 14 0m-19-5q12-12 24 0m-20 16l18-20`} tone="quiet" />
        <Text x={x + 46} y={44} tone="quiet" text="offline" />
        <Text x={x + 16} y={82} text="Pump 3" />
        <Text x={x + 16} y={112} bold size={22} text={value} />
        <Text x={x + 16} y={144} tone="quiet" text={time} />
      </g>
    ))}
    <Line d="M100 172v24q0 8 8 8h184q8 0 8-8v-24" />
    <Arrow from={[200, 204]} to={[200, 230]} />
    <Box y={232} height={44} stroke="warm" />
    <circle cx={20} cy={254} r={5} fill={color.warm} />
    <Arrow from={[200, 276]} to={[200, 302]} />
    <Box y={304} height={68} fill="soft" stroke="accent" />
    <Line d="M14 328l5 5l10-11" tone="accent" bold />
    <Text x={36} y={254} bold text="Two values for one pump. Which one?" />
    <Text x={40} y={327} bold text="Shift lead kept 4.6 bar" />
    <Text x={40} y={351} tone="quiet" text="4.2 bar stays in the history" />
  </Plate>
);

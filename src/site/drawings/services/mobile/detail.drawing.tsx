import { Box, color, Line, Plate, Text } from '../../parts.tsx';

const label =
  'Forty minutes in a basement without a network. Four records are saved on the phone between 10:02 and 10:31. When the network is back at 10:40, all four are sent, and at 10:41 they are in the system.';

const minuteX = (minute: number) => 1 + minute * 8;
const [lost, back, accepted] = [0, 40, 41];

/** The minute after ten at which each record was saved. */
const records = [2, 5, 17, 31];

export const drawing = (
  <Plate height={272} label={label}>
    <Box x={minuteX(lost)} y={32} width={minuteX(back) - minuteX(lost)} height={32} dashed />
    <Box x={minuteX(back)} y={32} width={398 - minuteX(back)} height={32} fill="soft" stroke="accent" />
    {records.map((minute, index) => {
      const y = 130 + index * 30;
      return (
        <g key={minute}>
          <Line d={`M${minuteX(minute)} ${y}H${minuteX(back)}`} tone="quiet" dashed />
          <Line d={`M${minuteX(back)} ${y}H${minuteX(accepted)}`} tone="accent" bold />
          <circle cx={minuteX(minute)} cy={y} r={6} fill={color.paper} stroke={color.ink} strokeWidth={2.5} />
          <circle cx={minuteX(accepted) + 12} cy={y} r={6} fill={color.accent} />
        </g>
      );
    })}
    <Line d={`M1 236v6M${minuteX(accepted) + 12} 236v6`} tone="quiet" />
    <Text x={0} y={12} bold text="Network" />
    <Text x={minuteX(20)} y={48} anchor="middle" tone="quiet" text="none, in the basement" />
    <Text x={360} y={48} anchor="middle" tone="accent" text="back" />
    <Text x={0} y={100} bold text="Saved on the phone" />
    <Text x={398} y={100} anchor="end" bold text="In the system" />
    <Text x={0} y={258} text="10:00" />
    <Text x={minuteX(accepted) + 12} y={258} anchor="middle" bold text="10:41" />
  </Plate>
);

import { Box, color, Line, Plate, Text } from '../../../../parts.tsx';
import { Decision } from '../parts.tsx';

const label =
  'A night shift log of fourteen pages becomes half a page. Each of the three statements shows the time of its entry in the log and is linked to that entry. A reader in doubt opens it.';

/** The lengths of the log's lines, in units. */
const log = [104, 88, 110, 72, 96, 108, 60, 100, 112, 84, 94, 106, 76, 110, 66, 98, 104, 90, 112, 50];
const lineY = (line: number) => 54.5 + line * 13;

/** The entries that the statements are linked to: the index of the line, and the link's end. */
const entries = [
  { line: 4, time: '23:05', y: 118 },
  { line: 11, time: '02:14', y: 202 },
  { line: 17, time: '04:50', y: 264 },
];

export const drawing = (
  <Plate height={384} label={label}>
    <Box x={188} y={40} width={211.25} height={268} stroke="accent" />
    <Box x={18} y={32} width={132} height={268} />
    <Box x={9} y={36} width={132} height={268} />
    <Box x={0.75} y={40} width={132} height={268} stroke="ink" />
    {log.map((length, line) =>
      entries.some((entry) => entry.line === line) ? (
        <rect key={line} x={12} y={lineY(line) - 4.5} width={110} height={9} rx={2.5} fill={color.warm} />
      ) : (
        <rect key={line} x={12} y={lineY(line) - 2.5} width={length} height={5} rx={2.5} fill={color.line} />
      ),
    )}
    {entries.map(({ line, time, y }) => (
      <g key={time}>
        <Line d={`M122 ${lineY(line)}C160 ${lineY(line)} 160 ${y} 202 ${y}`} tone="warm" bold />
        <Box x={202} y={y - 12} width={62} height={24} fill="soft" stroke="warm" radius={12} />
        <Text x={233} y={y} anchor="middle" tone="accent" bold text={time} />
      </g>
    ))}
    <Decision y={322} who="The reader checks in the log" decides="Opens 02:14 and orders the seal" />
    <Text x={0} y={14} tone="quiet" text="Night log, 14 pages" />
    <Text x={188} y={14} tone="quiet" text="Summary, half a page" />
    <Text x={202} y={66} step={22} text={['Line 2 stood still', 'for 40 minutes.']} />
    <Text x={202} y={150} step={22} text={['Seal S-40 replaced,', 'no spare left.']} />
    <Text x={202} y={234} text="Leak test still open." />
  </Plate>
);

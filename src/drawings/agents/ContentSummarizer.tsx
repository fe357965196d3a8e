import { Box, color, Line, Plate, Text } from '../parts.tsx';
import { Decision } from './parts.tsx';

const labels = {
  drawing:
    'A night shift log of fourteen pages becomes half a page. Each of the three statements shows the time of its entry in the log and is linked to that entry. A reader in doubt opens it.',
  log: 'Night log, 14 pages',
  summary: 'Summary, half a page',
  who: 'The reader checks in the log',
  decides: 'Opens 02:14 and orders the seal',
};

/** The statements of the summary, with the row of the log that each comes from. */
const statements = [
  { text: ['Line 2 stood still', 'for 40 minutes.'], time: '23:05', row: 4 },
  { text: ['Seal S-40 replaced,', 'no spare left.'], time: '02:14', row: 11 },
  { text: ['Leak test still open.'], time: '04:50', row: 17 },
];

const pageWidth = 132;
const rowHeight = 13;
const firstRow = 52;
const left = 188;

/** Lengths of the log's lines, in units. */
const log = [104, 88, 110, 72, 96, 108, 60, 100, 112, 84, 94, 106, 76, 110, 66, 98, 104, 90, 112, 50];

function Log() {
  return (
    <>
      <Box x={18} y={32} width={pageWidth} height={268} />
      <Box x={9} y={36} width={pageWidth} height={268} />
      <Box x={0.75} y={40} width={pageWidth} height={268} stroke="ink" />
      {log.map((length, row) => {
        const linked = statements.some((statement) => statement.row === row);
        return (
          <rect
            key={`${row} ${length}`}
            x={12}
            y={firstRow + row * rowHeight - (linked ? 2 : 0)}
            width={linked ? 110 : length}
            height={linked ? 9 : 5}
            rx={2.5}
            fill={linked ? color.warm : color.line}
          />
        );
      })}
    </>
  );
}

function Statement({ index, text, time, row }: { index: number; text: string[]; time: string; row: number }) {
  const [top, from] = [66 + index * 84, firstRow + row * rowHeight + 2.5];
  const link = top + text.length * 22 + 8;
  return (
    <>
      <Line d={`M122 ${from}C160 ${from} 160 ${link} ${left + 14} ${link}`} tone="warm" bold />
      {text.map((line, number) => (
        <Text key={line} x={left + 14} y={top + number * 22} text={line} />
      ))}
      <Box x={left + 14} y={link - 12} width={62} height={24} fill="soft" stroke="warm" radius={12} />
      <Text x={left + 45} y={link} anchor="middle" tone="accent" bold text={time} />
    </>
  );
}

export function Drawing() {
  return (
    <Plate height={384} label={labels.drawing}>
      <Text x={0} y={14} tone="quiet" text={labels.log} />
      <Text x={left} y={14} tone="quiet" text={labels.summary} />
      <Box x={left} y={40} width={400 - left - 0.75} height={268} stroke="accent" />
      <Log />
      {statements.map((statement, index) => (
        <Statement key={statement.time} index={index} {...statement} />
      ))}
      <Decision y={322} who={labels.who} decides={labels.decides} />
    </Plate>
  );
}

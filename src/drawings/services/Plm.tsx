import { Box, type Color, Line, Mark, Plate, Text } from '../parts.tsx';

type Row = { text: string; level: number; state?: 'differs' | 'added' };

const rowHeight = 44;
const columnWidth = 187;
const indent = 16;

const engineering: Row[] = [
  { text: 'Pump P-200', level: 0 },
  { text: 'Housing H-12', level: 1 },
  { text: 'Seal S-40, rev C', level: 1, state: 'differs' },
  { text: 'Motor M-7', level: 1 },
];

const manufacturing: Row[] = [
  { text: 'Pump P-200', level: 0 },
  { text: 'Housing kit K-3', level: 1, state: 'added' },
  { text: 'Seal S-40, rev B', level: 1, state: 'differs' },
  { text: 'Motor M-7', level: 1 },
  { text: 'Grease G-9, 5 g', level: 1, state: 'added' },
];

const labels = {
  drawing: 'Two bills of materials of one pump. Engineering has seal S-40 in revision C, manufacturing in revision B.',
  engineering: 'Engineering',
  manufacturing: 'Manufacturing',
  verdict: '1 difference to settle: seal S-40',
  detail: 'Rev C is released. The line still fits rev B.',
};

function strokeOf(level: number, state: Row['state']): Color {
  if (state === 'differs') return 'warm';
  return level === 0 ? 'accent' : 'line';
}

function Structure({ x, rows }: { x: number; rows: Row[] }) {
  return rows.map(({ text, level, state }, index) => {
    const [left, top] = [x + level * indent, 40 + index * rowHeight];
    return (
      <g key={text}>
        {level > 0 && <Line d={`M${x + 7} ${top - 8}V${top + 18}H${left}`} tone="line" />}
        <Box
          x={left}
          y={top}
          width={columnWidth - level * indent}
          height={36}
          fill={level === 0 ? 'soft' : 'paper'}
          stroke={strokeOf(level, state)}
          dashed={state === 'added'}
        />
        <Text x={left + 12} y={top + 18} bold={level === 0} text={text} />
      </g>
    );
  });
}

export function Drawing() {
  return (
    <Plate height={372} label={labels.drawing}>
      <Text x={0} y={16} tone="quiet" text={labels.engineering} />
      <Text x={212} y={16} tone="quiet" text={labels.manufacturing} />
      <Structure x={1} rows={engineering} />
      <Structure x={212} rows={manufacturing} />
      <Line d="M188 146H228" tone="warm" bold />
      <Mark x={208} y={146} />
      <Line d="M208 151V290" tone="warm" dashed />
      <Box y={290} height={64} fill="soft" stroke="warm" />
      <Text x={16} y={311} bold text={labels.verdict} />
      <Text x={16} y={334} text={labels.detail} />
    </Plate>
  );
}

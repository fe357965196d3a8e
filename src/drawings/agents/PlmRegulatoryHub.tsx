import { Box, color, Line, Mark, Plate, Text } from '../parts.tsx';
import { Decision } from './parts.tsx';

const labels = {
  drawing:
    'Five PLM records feed five sections of the technical documentation under EU MDR Annex II. Section 2, labels and manual, has no record behind it: a gap. The regulatory lead signs once it is closed.',
  records: 'PLM records',
  sections: 'EU MDR, Annex II',
  gap: 'Gap in section 2: no manual on file',
  who: 'The regulatory lead signs',
  decides: 'Once the gap is closed, not before',
};

/** Each record with the index of the section that it is evidence for. */
const records = [
  { name: 'Drawing D-210, C', section: 2 },
  { name: 'Test report TR-88', section: 5 },
  { name: 'Checklist SR-3, B', section: 3 },
  { name: 'Risk file RF-4, D', section: 4 },
  { name: 'Product sheet P-9', section: 0 },
];

const sections = ['1 Description', '2 Labels, manual', '3 Design', '4 Requirements', '5 Risk analysis', '6 Verification'];
/** The index of the section without a record. */
const gapSection = 1;

const rowHeight = 43;
const boxHeight = 34;
const columnWidth = 158;
const right = 400 - columnWidth;
const firstRow = 36;

function middle(row: number): number {
  return firstRow + row * rowHeight + boxHeight / 2;
}

/** There is one record fewer than there are sections, so records are half a row lower. */
function recordMiddle(row: number): number {
  return middle(row + 0.5);
}

export function Drawing() {
  return (
    <Plate height={388} label={labels.drawing}>
      <Text x={0} y={16} tone="quiet" text={labels.records} />
      <Text x={right} y={16} tone="quiet" text={labels.sections} />
      {records.map(({ name, section }, row) => {
        const [from, to] = [recordMiddle(row), middle(section)];
        return (
          <g key={name}>
            <Line d={`M${columnWidth} ${from}C${columnWidth + 42} ${from} ${right - 42} ${to} ${right} ${to}`} tone="accent" />
            <Box x={0.75} y={from - boxHeight / 2} width={columnWidth} height={boxHeight} />
            <circle cx={columnWidth} cy={from} r={3.5} fill={color.accent} />
            <Text x={10} y={from} text={name} />
          </g>
        );
      })}
      {sections.map((name, row) => (
        <g key={name}>
          <Box
            x={right}
            y={middle(row) - boxHeight / 2}
            width={columnWidth - 0.75}
            height={boxHeight}
            fill={row === gapSection ? 'paper' : 'soft'}
            stroke={row === gapSection ? 'warm' : 'accent'}
            dashed={row === gapSection}
          />
          {row === gapSection ? <Mark x={right} y={middle(row)} /> : <circle cx={right} cy={middle(row)} r={3.5} fill={color.accent} />}
          <Text x={right + 12} y={middle(row)} text={name} />
        </g>
      ))}
      <Mark x={8} y={305} />
      <Text x={22} y={305} text={labels.gap} />
      <Decision y={324} who={labels.who} decides={labels.decides} />
    </Plate>
  );
}

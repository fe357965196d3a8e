import { content } from '../../../content/specimens/read-zone-survey.ts';
import { sheetTable } from '../../../content/specimens/sheet-table.ts';
import { color, Line, Plate, Text } from '../../parts.tsx';

const label =
  'The read rate of one cell in percent: 12 as found, 83 with the tag moved by 8 cm, and 97 with the cabinet covered, which is above the agreed 95.';

const agreed = 95;
const weakestCell = 1;

const { columns, rows } = sheetTable(content, 2);
const [cell, ...rates] = rows[weakestCell] ?? [];
const measurements = rates
  .map((rate, index) => ({ name: columns[index + 1] ?? '', rate: Number(rate) }))
  .filter(({ name }) => !name.startsWith('Antenna'));

const xOf = (rate: number) => 1 + rate * 3.5;

export const drawing = (
  <Plate height={212} label={label}>
    <Text x={0} y={12} bold text={`${columns[0]}: ${cell}`} />
    <Text x={xOf(agreed)} y={12} anchor="middle" tone="quiet" text={`${agreed}%`} />
    <Line d={`M${xOf(agreed)} 30V208`} tone="quiet" dashed />
    <Line d="M1 30V208" tone="quiet" />
    {measurements.map(({ name, rate }, index) => {
      const y = 48 + index * 60;
      return (
        <g key={name}>
          <Text x={10} y={y} text={name} />
          <rect x={1} y={y + 14} width={rate * 3.5} height={16} fill={rate >= agreed ? color.accent : color.warm} />
          <Text x={xOf(rate) + 8} y={y + 22} bold text={rate} />
        </g>
      );
    })}
  </Plate>
);

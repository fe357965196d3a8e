import { Fragment } from 'react';
import { content } from '../../content/specimens/reconciliation-report.ts';
import { sheetTable } from '../../content/specimens/sheet-table.ts';
import { Arrow, color, Line, Plate, Text } from '../parts.tsx';

const rehearsals = sheetTable(content, 1).rows.map(([name = '', records, , difference = ''], index) => {
  const [number, day] = name.split(', ');
  return { number, day, records, difference, x: 66 + 134 * index };
});

const label = `Records unaccounted for after each rehearsal: ${rehearsals.map(({ difference }) => difference).join(', then ')}.`;

const base = 214;
const height = (difference: string) => 4.2 * Number(difference);

/** How many records were unaccounted for after each rehearsal of a migration. */
export const drawing = (
  <Plate height={292} label={label}>
    <Line d={`M1 ${base}H399`} />
    {rehearsals.slice(1).map(({ number, x }) => (
      <Arrow key={number} from={[x - 82, base + 22]} to={[x - 52, base + 22]} tone="quiet" />
    ))}
    {rehearsals.map(({ number, day, records, difference, x }) => (
      <Fragment key={number}>
        <rect x={x - 36} y={base - height(difference)} width={72} height={height(difference)} fill={color.warm} />
        <Text x={x} y={base - height(difference) - 26} size={40} bold anchor="middle" text={difference} />
        <Text x={x} y={base + 22} bold anchor="middle" text={`Rehearsal ${number}`} />
        <Text x={x} y={base + 43} tone="quiet" anchor="middle" text={[day ?? '', `of ${records}`]} step={20} />
      </Fragment>
    ))}
    <Text x={102} y={32} tone="quiet" text="records unaccounted for" />
  </Plate>
);

import { content } from '../../content/specimens/reconciliation-report.ts';
import { sheetTable } from '../../content/specimens/sheet-table.ts';
import { Arrow, color, Line, Plate, type TextProps } from '../parts.tsx';

const rehearsals = sheetTable(content, 1).rows.map(([name = '', records, , difference = ''], index) => {
  const [number, day] = name.split(', ');
  return { number, day, records, difference, x: 66 + 134 * index };
});

const label = `Records unaccounted for after each rehearsal: ${rehearsals.map(({ difference }) => difference).join(', then ')}.`;

const unit = 'records unaccounted for';

const base = 214;
const height = (difference: string) => 4.2 * Number(difference);

const texts = rehearsals.flatMap(({ number, day, records, difference, x }, index): TextProps[] => [
  { x, y: base - height(difference) - 26, size: 40, bold: true, anchor: 'middle', text: difference },
  { x, y: base + 22, bold: true, anchor: 'middle', text: `Rehearsal ${number}` },
  { x, y: base + 43, tone: 'quiet', anchor: 'middle', text: [day ?? '', `of ${records}`], step: 20 },
  ...(index === 0 ? [{ x: x + 36, y: 32, tone: 'quiet', text: unit } as const] : []),
]);

/** How many records were unaccounted for after each rehearsal of a migration. */
export const drawing = (
  <Plate height={292} label={label} texts={texts}>
    <Line d={`M1 ${base}H399`} />
    {rehearsals.map(({ number, difference, x }) => (
      <rect key={number} x={x - 36} y={base - height(difference)} width={72} height={height(difference)} fill={color.warm} />
    ))}
    {rehearsals.slice(1).map(({ number, x }) => (
      <Arrow key={number} from={[x - 82, base + 22]} to={[x - 52, base + 22]} tone="quiet" />
    ))}
  </Plate>
);

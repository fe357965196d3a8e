import { content } from '../../../content/specimens/reconciliation-report.ts';
import { sheetTable } from '../../../content/specimens/sheet-table.ts';
import { color } from '../../parts.tsx';
import classes from './Band.module.css';

const { columns, rows } = sheetTable(content, 1);
const unit = 'unaccounted for';

const places = Array.from({ length: 40 }, (_, index) => ({ x: 12 + (index % 10) * 24, y: 12 + Math.floor(index / 10) * 24 }));

/** One mark for each record that is unaccounted for. */
function Records({ unaccounted }: { unaccounted: number }) {
  return (
    <svg viewBox="0 0 240 96" className={classes.records} aria-hidden="true">
      {places.map(({ x, y }, index) =>
        index < unaccounted ? (
          <circle key={index} cx={x} cy={y} r={9} fill={color.warm} />
        ) : (
          <circle key={index} cx={x} cy={y} r={3} fill={color.accent} fillOpacity={0.4} />
        ),
      )}
    </svg>
  );
}

export const drawing = (
  <ol className={classes.rehearsals}>
    {rows.map(([rehearsal, records, , difference]) => (
      <li key={rehearsal} className={classes.rehearsal}>
        <p className={classes.name}>
          {columns[0]} {rehearsal}
        </p>
        <p className={classes.difference} data-settled={difference === '0' || undefined}>
          {difference}
        </p>
        <p className="hint">{`${unit}, of\u00a0${records}`}</p>
        <Records unaccounted={Number(difference)} />
      </li>
    ))}
  </ol>
);

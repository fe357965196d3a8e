import { IconSquare, IconSquareCheck } from '@tabler/icons-react';
import { useId } from 'react';
import type { SheetRow } from '../../content/specimens/sheet-table.ts';
import { Marked } from './Marked.tsx';
import classes from './SheetTable.module.css';

type SheetTableProps = { caption: string; columns: string[]; rows: SheetRow[]; numeric?: string[] };

/** A dense table. On a narrow screen, it scrolls sideways beside the names in its first column. */
export function SheetTable({ caption, columns, rows, numeric = [] }: SheetTableProps) {
  const isNumeric = (column: string | undefined) => column !== undefined && numeric.includes(column);
  const id = useId();
  return (
    // Focusable, so that the keyboard can scroll it.
    <div className={classes.scroller} role="group" aria-labelledby={id} tabIndex={0}>
      <table className={classes.table}>
        <caption id={id}>
          <span>
            <Marked text={caption} />
          </span>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-numeric={isNumeric(column) || undefined}>
                <Marked text={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [name = '', ...cells], total, attention, check }) => (
            <tr key={name} data-total={total} data-attention={attention || undefined}>
              <th scope="row" className={check && classes.checked}>
                {check && <Check {...check} />}
                <Marked text={name} />
              </th>
              {cells.map((cell, index) => {
                const column = columns[index + 1];
                return (
                  <td key={column} data-numeric={isNumeric(column) || undefined}>
                    <Marked text={cell} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Check({ done, state }: { done: boolean; state: string }) {
  const Icon = done ? IconSquareCheck : IconSquare;
  return (
    <>
      <Icon className={classes.check} size={18} stroke={1.75} aria-hidden="true" />
      <span className="visually-hidden">{state}: </span>
    </>
  );
}

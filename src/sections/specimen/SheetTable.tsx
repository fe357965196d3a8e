import { IconSquare, IconSquareCheck } from '@tabler/icons-react';
import { Marked } from './Marked.tsx';
import classes from './SheetTable.module.css';

type SheetRow = { cells: string[]; total?: boolean; attention?: boolean; check?: { done: boolean; state: string } };

type SheetTableProps = { caption: string; columns: string[]; rows: SheetRow[]; numeric?: string[] };

/** A dense table whose first column names the rows. On a narrow screen, each row becomes a list. */
export function SheetTable({ caption, columns, rows, numeric = [] }: SheetTableProps) {
  const isNumeric = (column: string | undefined) => column !== undefined && numeric.includes(column);
  return (
    <table className={classes.table}>
      <caption>
        <Marked text={caption} />
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
          <tr key={name} data-total={total} data-attention={attention}>
            <th scope="row" className={check && classes.checked}>
              {check && <Check {...check} />}
              <Marked text={name} />
            </th>
            {cells.map((cell, index) => {
              const column = columns[index + 1];
              const columnWithoutNote = column?.replace(/\[.*/, '');
              return (
                <td key={column} data-numeric={isNumeric(column) || undefined}>
                  <span className={classes.label} aria-hidden="true">
                    {columnWithoutNote}
                  </span>
                  <span>
                    <Marked text={cell} />
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
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

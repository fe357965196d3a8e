import classes from './DataTable.module.css';

type DataTableProps = { columns: string[]; rows: string[][]; labelledBy: string };

/** A table whose first column names the rows. On a narrow screen, each row becomes a list. */
export function DataTable({ columns, rows, labelledBy }: DataTableProps) {
  return (
    <table className={classes.table} aria-labelledby={labelledBy}>
      <TableHead columns={columns} />
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>
                <span className={classes.label} aria-hidden="true">
                  {columns[index + 1]}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function TableHead({ columns }: { columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}

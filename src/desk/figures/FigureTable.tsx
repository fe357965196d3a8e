import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { figuresTexts } from './figures-texts.ts';
import { TableHead } from '../../site/components/data-table/DataTable.tsx';
import { adminPaths } from '../../admin-paths.ts';
import { useAddress } from '../../shared/lib/use-address.ts';
import { applicationsAddress } from '../shell/applications-address.ts';
import styles from './Figures.module.css';

export type List = Parameters<typeof applicationsAddress>[0];

/** A text, or a number with the list that it counts. */
type Cell = string | { count: number; list?: List };

export type Row = { label: string; cells: Cell[] };

/** In the order in which they are shown. */
export const tableNames = ['received', 'onTime', 'due', 'statuses', 'sources', 'reasons', 'views'] as const;

export type TableName = (typeof tableNames)[number];

/** A table with its definition. The address has the open one, for Back from a list. */
export function FigureTable({ name, rows }: { name: TableName; rows: readonly Row[] }) {
  const { get, change } = useAddress();
  const isOpen = get('table') === name;
  const { heading, definition, columns } = figuresTexts[name];
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    change({ table: isOpen ? undefined : name });
  };
  return (
    <details className={styles.figure} open={isOpen}>
      <summary onClick={toggle}>{heading}</summary>
      <p className="hint">{rows.length > 0 ? definition : figuresTexts.time.empty}</p>
      <div className={styles.scroller}>
        <table className={styles.table} aria-label={heading}>
          <TableHead columns={columns} />
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, index) => {
                  const column = columns[index + 1] ?? '';
                  if (typeof cell === 'string') return <td key={column}>{cell}</td>;
                  return (
                    <td key={column}>
                      <ListLink list={cell.count > 0 ? cell.list : undefined} label={figuresTexts.countNamed(column, label, cell.count)}>
                        {cell.count}
                      </ListLink>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

type LinkProps = { list: List | undefined; label?: string; title?: string | undefined; children: ReactNode };

/** Leads to a list of applications, if there is one. @param label what it is called, unless its content says it */
export function ListLink({ list, label, ...props }: LinkProps) {
  return list ? <Link {...props} to={adminPaths.dashboard + applicationsAddress(list)} aria-label={label} /> : props.children;
}

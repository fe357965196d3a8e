import type { CSSProperties, ReactNode } from 'react';
import styles from './ResourceTab.module.css';

type Props<T> = {
  columns: Record<string, string>;
  widths: string;
  pages: T[][];
  row: (item: T) => ReactNode;
};

/** A table; on narrow screens, its rows are cards. The layout removes the native roles, so they are set explicitly. */
export function ResourceTable<T>({ columns, widths, pages, row }: Props<T>) {
  return (
    <table className={styles.table} style={{ '--columns': widths } as CSSProperties} role="table">
      <thead role="rowgroup">
        <tr role="row">
          {Object.entries(columns).map(([name, label]) => (
            <th key={name} role="columnheader" scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {/* Pages are the units in which the browser skips the layout of what is out of sight. */}
      {pages.map((page, index) => (
        <tbody key={index} style={{ '--rows': page.length } as CSSProperties} role="rowgroup">
          {page.map(row)}
        </tbody>
      ))}
    </table>
  );
}

import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import styles from './ResourceTab.module.css';

export type Sort = {
  direction: 'ascending' | 'descending' | undefined;
  onSort: () => void;
};

export type Columns = {
  columns: Record<string, string>;
  /** Columns that narrow tables leave out. */
  wideColumns?: readonly string[];
  /** Widths of the columns, for `grid-template-columns`. */
  widths: { wide: string; narrow: string };
};

type Props<T> = Columns & {
  sorts?: Partial<Record<string, Sort>>;
  /** The header of the first column, if rows can be selected. */
  selectAll?: ReactNode;
  pages: T[][];
  row: (item: T) => ReactNode;
  /** In place of a table without rows. */
  empty?: string;
};

const icons = { ascending: IconArrowUp, descending: IconArrowDown, none: IconSelector };

/** A table, or cards on very narrow screens. Both layouts remove the native roles. */
export function ResourceTable<T>({ columns, wideColumns = [], widths, sorts = {}, selectAll, pages, row, empty }: Props<T>) {
  if (empty && pages.flat().length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <table className={styles.table} style={{ '--wide': widths.wide, '--narrow': widths.narrow } as CSSProperties} role="table">
      <thead role="rowgroup">
        <tr role="row">
          {selectAll && (
            <th role="columnheader" scope="col" className={styles.checkboxCell}>
              {selectAll}
            </th>
          )}
          {Object.entries(columns).map(([name, label]) => (
            <th
              key={name}
              role="columnheader"
              scope="col"
              className={wideColumns.includes(name) ? styles.wideOnly : undefined}
              aria-sort={sorts[name]?.direction}
            >
              {sorts[name] ? (
                <SortButton label={label} sort={sorts[name]} />
              ) : (
                // Buttons say what they do.
                <span className={name === 'actions' ? 'visually-hidden' : undefined}>{label}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      {pages.map((page, index) => (
        <tbody key={index} style={{ '--rows': page.length } as CSSProperties} role="rowgroup">
          {page.map(row)}
        </tbody>
      ))}
    </table>
  );
}

function SortButton({ label, sort: { direction, onSort } }: { label: string; sort: Sort }) {
  const Icon = icons[direction ?? 'none'];
  return (
    <button type="button" className={styles.sort} onClick={onSort}>
      {label}
      <Icon size={14} aria-hidden />
    </button>
  );
}

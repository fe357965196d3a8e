import { lazy, Suspense, useId } from 'react';
import { Link } from 'react-router-dom';
import type { Counted } from '#rooms/figures/contract/figures.ts';
import { figuresTexts } from './figures-texts.ts';
import { adminPaths } from '../../admin-paths.ts';
import { applicationsAddress } from '../shell/applications-address.ts';
import styles from './Figure.module.css';

/** The page is useful without its pictures, so a failed load does not replace it. */
const Chart = lazy(() => import('./Chart.tsx').catch(() => ({ default: () => <>{figuresTexts.noChart}</> })));

export type List = Parameters<typeof applicationsAddress>[0];

/** A text, or a number with the list that it counts. */
type Cell = string | (Counted & { list?: List });

type FigureRow = {
  label: string;
  /** Shorter, for the picture. */
  mark?: string;
  cells: Cell[];
  /** Drawn upon each other, in the colours of the first columns. Rows without are not drawn. */
  values: number[];
};

type Props = {
  copy: { heading: string; definition: string; columns: readonly string[]; empty: string };
  /** 'columns' are for times: the latest comes last, and first in the table. */
  kind: 'columns' | 'bars';
  rows: FigureRow[];
};

const heights = { columns: () => 220, bars: (count: number) => count * 28 + 28 };

/** A figure with its definition, a picture and a table, which is the picture's alternative. */
export function Figure({ copy, kind, rows }: Props) {
  const id = useId();
  const drawn = rows.filter(({ values }) => values.length > 0);
  const isEmpty = drawn.every(({ values }) => values.every((value) => value === 0));
  const hasParts = drawn.some(({ values }) => values.length > 1);

  return (
    <section className={styles.figure} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 id={id} className="h5">
          {copy.heading}
        </h2>
        <p>{copy.definition}</p>
      </div>
      {isEmpty ? (
        <p>{copy.empty}</p>
      ) : (
        <>
          <div style={{ height: heights[kind](drawn.length), minWidth: 0 }} aria-hidden="true">
            <Suspense>
              <Chart kind={kind} bars={drawn.map(({ label, mark = label, values }) => ({ mark, values }))} />
            </Suspense>
          </div>
          <div className={styles.scroller}>
            <table className={styles.table} data-kind={kind} aria-labelledby={id}>
              <thead>
                <tr>
                  {copy.columns.map((column, index) => (
                    <th key={column} scope="col" data-colour={hasParts ? index : undefined}>
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {(kind === 'columns' ? rows.toReversed() : rows).map(({ label, cells }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    {cells.map((cell, index) => {
                      const column = copy.columns[index + 1] ?? '';
                      return <td key={column}>{typeof cell === 'string' ? cell : <Count {...cell} row={label} column={column} />}</td>;
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  );
}

/** The number of the list that it links to. The deleted applications are beside it. */
function Count({ count, stored, list, row, column }: Exclude<Cell, string> & { row: string; column: string }) {
  return (
    <>
      {list && stored > 0 ? (
        <Link to={adminPaths.dashboard + applicationsAddress(list)} aria-label={figuresTexts.countNamed(column, row, stored)}>
          {stored}
        </Link>
      ) : (
        stored
      )}
      {count > stored && <span className={styles.deleted}>{figuresTexts.deletedSince(count - stored)}</span>}
    </>
  );
}

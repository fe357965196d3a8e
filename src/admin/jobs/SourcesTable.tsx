import { Link } from 'react-router-dom';
import type { Counted, Figures } from '#contract/figures.ts';
import { numbersTexts } from '../../content/staff/jobs.ts';
import { applicationsAddress } from '../shared/applications-address.ts';
import styles from './NumbersDialog.module.css';

type Props = Pick<Figures, 'sources'> & { jobId: string; labelId: string };

/** How many applications each source has brought, and how many of them were hired. */
export function SourcesTable({ jobId, labelId, sources }: Props) {
  const { columns } = numbersTexts;
  return (
    <table className={styles.table} aria-labelledby={labelId}>
      <thead>
        <tr>
          <th scope="col">{columns.source}</th>
          <th scope="col">{columns.received}</th>
          <th scope="col">{columns.hired}</th>
        </tr>
      </thead>
      <tbody>
        {sources.map(({ source, received, hired }) => {
          // No filter finds those of an unknown source.
          const filter = source === '' ? undefined : { job: jobId, source };
          return (
            <tr key={source}>
              <th scope="row">{source === '' ? numbersTexts.unknown : source}</th>
              <td>
                <ListedCount counted={received} to={filter && applicationsAddress(filter)} label={numbersTexts.from(source)} />
              </td>
              <td>
                <ListedCount
                  counted={hired}
                  to={filter && applicationsAddress({ ...filter, status: ['Hired'] })}
                  label={numbersTexts.hiredFrom(source)}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** A number with a link to its list, which lacks the applications that have been deleted since. */
function ListedCount({ counted: { count, stored }, to, label }: { counted: Counted; to?: string; label: string }) {
  if (to === undefined || stored === 0) return count;
  const list = stored === count ? count : numbersTexts.left(stored);
  return (
    <>
      {stored !== count && `${count}, `}
      <Link to={to} aria-label={`${list} ${label}`}>
        {list}
      </Link>
    </>
  );
}

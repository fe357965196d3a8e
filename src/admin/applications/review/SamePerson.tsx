import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Application } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import { applicationsTexts } from '../../../content/staff/dashboard.ts';
import { reviewTexts } from '../../../content/staff/review.ts';
import { formatDay } from '../../../lib/format.ts';
import { applicationPath } from '../../../paths.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { adminQuery } from '../../shared/queries.ts';
import styles from './Facts.module.css';

/** A chip, such as '3rd application', that shows the person's other applications on click. */
export function SamePerson({ application: { id, earlier } }: { application: Application }) {
  const [opened, setOpened] = useState(false);
  const query = useQuery({
    ...adminQuery(['applications of a person', id], endpoints.listApplications, { query: { person: id } }),
    enabled: opened,
  });

  return (
    <details className={styles.person} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary title={reviewTexts.personHint}>{applicationsTexts.nth(earlier + 1)}</summary>
      {opened && (
        <Loaded query={query} failed={reviewTexts.personFailed}>
          {(all) => (
            <ul className={styles.others}>
              {all
                .filter((other) => other.id !== id)
                .map((other) => (
                  <li key={other.id}>
                    <Link to={applicationPath(other.id, new URLSearchParams({ person: id }))}>{other.job_title}</Link>{' '}
                    <span>{`${other.status} · ${formatDay(other.created_at)}`}</span>
                  </li>
                ))}
            </ul>
          )}
        </Loaded>
      )}
    </details>
  );
}

import { Button } from '@mantine/core';
import '../../shared/styles/mantine-buttons.css';
import { useDeferredValue, useMemo } from 'react';
import { byDepartment } from '#rooms/jobs/contract/job-facets.ts';
import type { CareersPart } from '#rooms/jobs/contract/job-pages.ts';
import { publicJobEndpoints } from '#rooms/jobs/contract/public-endpoints.ts';
import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { MailLink } from '../../shared/components/link/MailLink.tsx';
import { call } from '../../shared/lib/api.ts';
import { env } from '../../shared/lib/env.ts';
import { careersTexts } from './careers-texts.ts';
import { focusAfterRemoval } from '../../shared/lib/focus.ts';
import { useLoad } from '../../shared/lib/use-load.ts';
import { AlertOffer } from './AlertOffer.tsx';
import { filterJobs } from './filter-jobs.ts';
import { JobColumns, JobRow } from './JobRow.tsx';
import { JobsFilter } from './JobsFilter.tsx';
import classes from './Jobs.module.css';
import { useApplyDialog } from './use-apply-dialog.tsx';
import { useJobCriteria } from './use-job-criteria.ts';
import { paths } from '../../paths.ts';

/** Shorter lists have no filters, unless the URL has one. */
const filtersFrom = 8;

const groupBeyond = 10;

const loadWhole = async (signal: AbortSignal) => (await call(publicJobEndpoints.listPublicJobs, { signal })).data;

/** @param listed with excerpts of texts @param part what the HTML has of a list that still loads */
export function JobList({ jobs: listed, part }: { jobs: PublicJob[]; part?: CareersPart | undefined }) {
  const { criteria, isFiltered, clear } = useJobCriteria();
  const searches = criteria.words !== '';
  const { state: whole } = useLoad(searches && loadWhole);
  const jobs = whole.status === 'ready' ? whole.data : listed;
  const loading = searches && whole.status === 'loading';
  const { apply, dialog } = useApplyDialog(jobs);

  const [general, openings] = useMemo(() => [jobs.filter((job) => job.general), jobs.filter((job) => !job.general)], [jobs]);
  const total = part?.total ?? openings.length;
  const groups = useMemo(() => (total > groupBeyond ? byDepartment(openings) : []), [openings, total]);
  // Deferred, so that the list does not block the filters.
  const deferred = useDeferredValue(criteria);
  const shown = useMemo(() => new Set(filterJobs(openings, deferred)), [openings, deferred]);

  const rowsOf = (some: PublicJob[]) => (
    <ul>
      {some.map((job) => (
        <li key={job.id} className={classes.item}>
          <JobRow job={job} grouped={groups.length > 0 && !job.general} apply={apply} />
        </li>
      ))}
    </ul>
  );
  const alerts = env.sendsMail && <AlertOffer criteria={criteria} />;

  return (
    <>
      {openings.length === 0 ? (
        <div className={`${classes.message} ${classes.beside}`}>
          <div className={classes.text} role="status">
            <h2 className="h4">{careersTexts.emptyHeading}</h2>
            <p>{careersTexts.empty}</p>
            <MailLink />
          </div>
          {alerts}
        </div>
      ) : (
        <>
          {(total >= filtersFrom || isFiltered) && <JobsFilter jobs={openings} complete={openings.length === total} />}
          <div className={classes.result}>
            <div role="status">
              <h2 className="h4">{loading ? careersTexts.searching : careersTexts.count(shown.size, total)}</h2>
            </div>
            {shown.size > 0 && shown.size < openings.length && (
              <Button ref={focusAfterRemoval((result) => result.querySelector('h2'))} variant="subtle" size="compact-sm" onClick={clear}>
                {careersTexts.clearFilter}
              </Button>
            )}
          </div>
          {shown.size === 0 && !loading && (
            <div className={classes.message} ref={focusAfterRemoval((region) => region.querySelector('h2'))}>
              <h3 className="h4">{careersTexts.noMatchHeading}</h3>
              <Button variant="default" onClick={clear}>
                {careersTexts.clearFilter}
              </Button>
            </div>
          )}
          {/* A later page of the HTML is replaced by the whole list. Its rows would move otherwise. */}
          <div key={(groups[0]?.[1] ?? openings)[0]?.id} className={classes.list} hidden={shown.size === 0}>
            <JobColumns />
            {groups.map(([department, all]) => {
              const group = all.filter((job) => shown.has(job));
              return (
                <section key={department} className={classes.group} hidden={group.length === 0}>
                  <h3>{careersTexts.group(department, group.length)}</h3>
                  {rowsOf(group)}
                </section>
              );
            })}
            {groups.length === 0 && rowsOf(openings.filter((job) => shown.has(job)))}
          </div>
          {part?.next && <a href={`${paths.careers}?page=${part.next}`}>{careersTexts.more}</a>}
          {alerts}
        </>
      )}
      {general.length > 0 && (
        <section className="stack gap-12">
          <h2 className="h4">{careersTexts.generalHeading}</h2>
          <p>{careersTexts.general}</p>
          <div className={classes.list}>{rowsOf(general)}</div>
        </section>
      )}
      {dialog}
    </>
  );
}

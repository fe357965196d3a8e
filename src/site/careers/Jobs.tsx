import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { preload } from 'react-dom';
import { useLoaderData, useLocation } from 'react-router-dom';
import { publicJobEndpoints } from '#rooms/jobs/contract/public-endpoints.ts';
import type { CareersPart } from '#rooms/jobs/contract/job-pages.ts';
import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import '../../shared/styles/mantine-buttons.css';
import { Section } from '../components/section/Section.tsx';
import { careersTexts } from './careers-texts.ts';
import { call, urlOf, wasAnswered } from '../../shared/lib/api.ts';
import { focusAfterRemoval } from '../../shared/lib/focus.ts';
import { useLoad } from '../../shared/lib/use-load.ts';
import { JobList } from './JobList.tsx';
import { JobColumns } from './JobRow.tsx';
import classes from './Jobs.module.css';
import { useJobCriteria } from './use-job-criteria.ts';

/** What the page asks for. The search loads the whole texts. */
const query = { texts: 'excerpt' };

/** Whether the jobs were requested since the page was opened. */
let requested = false;

async function load(signal: AbortSignal): Promise<PublicJob[]> {
  // Safari reuses the preloaded response, even a failed one, unless the request bypasses the cache.
  const cache = requested ? 'no-cache' : 'default';
  requested = true;
  const { data } = await call(publicJobEndpoints.listPublicJobs, { query, signal, cache });
  return data;
}

/** The jobs that were shown, by the key of the history entry. */
const shownAt = new Map<string, PublicJob[]>();

/** Back shows the jobs at once, which restores the scroll position, and loads them again. */
export function Jobs() {
  // The HTML preloads the jobs, so that they load while the scripts do.
  if (import.meta.env.SSR) {
    preload(urlOf(publicJobEndpoints.listPublicJobs, { query }), { as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low' });
  }
  const { key } = useLocation();
  const [saved] = useState(() => shownAt.get(key));
  const { state, reload } = useLoad(load);
  const jobs = state.status === 'ready' ? state.data : saved;
  useEffect(() => {
    if (jobs) shownAt.set(key, jobs);
  }, [jobs, key]);
  // The HTML has the first of them, so that readers and search engines need no scripts.
  const part = useLoaderData<CareersPart | null | undefined>();
  const { isFiltered } = useJobCriteria();
  const list = jobs ?? (isFiltered ? undefined : part?.jobs);
  const loading = !list && state.status === 'loading';
  return (
    <Section label={careersTexts.listHeading} background="mist">
      <div className={classes.region} aria-busy={loading}>
        {loading && <Skeletons />}
        {!list && state.status === 'failed' && (
          <div className={classes.message} role="alert" ref={focusAfterRemoval((region) => region.closest('section'))}>
            <h2 className="h4">{careersTexts.failedHeading}</h2>
            <p>{wasAnswered(state.error) ? careersTexts.failed : careersTexts.unreachable}</p>
            <Button variant="default" onClick={reload}>
              {careersTexts.retry}
            </Button>
          </div>
        )}
        {list && <JobList jobs={list} part={jobs ? undefined : (part ?? undefined)} />}
      </div>
    </Section>
  );
}

/** As high as five usual rows. */
function Skeletons() {
  return (
    <>
      <p role="status" className={`${classes.result} h4 strong`}>
        {careersTexts.loading}
      </p>
      <div className={classes.list} aria-hidden="true">
        <JobColumns />
        {[0, 1, 2, 3, 4].map((row) => (
          <div key={row} className={classes.skeleton}>
            <span />
            <span />
            <span />
          </div>
        ))}
      </div>
    </>
  );
}

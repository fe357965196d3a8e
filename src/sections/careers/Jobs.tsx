import { useState } from 'react';
import { preload } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { endpoints } from '#contract/endpoints.ts';
import type { PublicJob } from '#contract/jobs.ts';
import { Section } from '../../components/section/Section.tsx';
import { careersTexts } from '../../content/careers.ts';
import { call } from '../../lib/api.ts';
import { useLoad } from '../../lib/use-load.ts';
import { recallList } from './jobs-memory.ts';
import { JobSkeletons } from './JobSkeletons.tsx';
import { JobList } from './JobList.tsx';
import { FailedMessage, NoScriptMessage } from './JobsNotices.tsx';
import classes from './Jobs.module.css';

/** Whether the jobs were asked for since the page was opened. */
let asked = false;

async function load(signal: AbortSignal): Promise<PublicJob[]> {
  // Safari keeps to what was preloaded, be it old or a failure, until it is told to ask again.
  const cache = asked ? 'no-cache' : 'default';
  asked = true;
  const { data } = await call(endpoints.listPublicJobs, { signal, cache });
  return data;
}

/**
 * The active postings, in each state they can be in. Whoever comes back to them finds them as they were left, at the first
 * render, so that the place on the page can be found again; they are loaded anew behind that.
 */
export function Jobs() {
  // Named in the page's HTML, they are on their way while its scripts still are, behind what is to be painted first.
  if (import.meta.env.SSR) preload(endpoints.listPublicJobs.path, { as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low' });
  const visit = useLocation().key;
  const [left] = useState(() => recallList(visit));
  const { state, reload } = useLoad(load);
  const jobs = state.status === 'ready' ? state.data : left?.jobs;
  const loading = !jobs && state.status === 'loading';
  return (
    <Section label={careersTexts.listHeading} ground="mist">
      <div className={classes.region} aria-busy={loading}>
        <NoScriptMessage />
        {loading && <JobSkeletons />}
        {!jobs && state.status === 'failed' && <FailedMessage onRetry={reload} />}
        {jobs && <JobList jobs={jobs} visit={visit} left={left} />}
      </div>
    </Section>
  );
}

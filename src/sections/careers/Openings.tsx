import { useState } from 'react';
import { preload } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { endpoints } from '#contract/endpoints.ts';
import type { PublicJob } from '#contract/jobs.ts';
import { Section } from '../../components/section/Section.tsx';
import { careersCopy } from '../../content/careers.ts';
import { call } from '../../lib/api.ts';
import { useLoad } from '../../lib/use-load.ts';
import { recallList } from './openings-memory.ts';
import { OpeningSkeletons } from './OpeningSkeletons.tsx';
import { OpeningsList } from './OpeningsList.tsx';
import { FailedMessage, NoScriptMessage } from './OpeningsMessages.tsx';
import classes from './Openings.module.css';

/** Whether the openings were asked for since the page was opened. */
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
export function Openings() {
  // Named in the page's HTML, they are on their way while its scripts still are, behind what is to be painted first.
  if (import.meta.env.SSR) preload(endpoints.listPublicJobs.path, { as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low' });
  const visit = useLocation().key;
  const [left] = useState(() => recallList(visit));
  const { state, reload } = useLoad(load);
  const openings = state.status === 'ready' ? state.data : left?.openings;
  const loading = !openings && state.status === 'loading';
  return (
    <Section label={careersCopy.listHeading} ground="mist">
      <div className={classes.region} aria-busy={loading}>
        <NoScriptMessage />
        {loading && <OpeningSkeletons />}
        {!openings && state.status === 'failed' && <FailedMessage onRetry={reload} />}
        {openings && <OpeningsList openings={openings} visit={visit} left={left} />}
      </div>
    </Section>
  );
}

import { endpoints } from '#contract/endpoints.ts';
import type { PublicJob } from '#contract/jobs.ts';
import { Section } from '../../components/section/Section.tsx';
import { careersCopy } from '../../content/careers.ts';
import { call } from '../../lib/api.ts';
import { useLoad } from '../../lib/use-load.ts';
import { OpeningSkeletons } from './OpeningSkeletons.tsx';
import { OpeningsList } from './OpeningsList.tsx';
import { EmptyMessage, FailedMessage, NoScriptMessage } from './OpeningsMessages.tsx';
import classes from './Openings.module.css';

async function load(signal: AbortSignal): Promise<PublicJob[]> {
  const { data } = await call(endpoints.listPublicJobs, { signal });
  return data;
}

/** The active postings, in each state they can be in. */
export function Openings() {
  const { state, reload } = useLoad(load);
  return (
    <Section label={careersCopy.listHeading} ground="mist">
      <div className={classes.region} aria-busy={state.status === 'loading'}>
        <NoScriptMessage />
        {state.status === 'loading' && <OpeningSkeletons />}
        {state.status === 'failed' && <FailedMessage onRetry={reload} />}
        {state.status === 'ready' && state.data.length === 0 && <EmptyMessage />}
        {state.status === 'ready' && state.data.length > 0 && <OpeningsList openings={state.data} />}
      </div>
    </Section>
  );
}

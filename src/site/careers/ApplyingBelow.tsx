import { useIntersection } from '@mantine/hooks';
import { useState } from 'react';
import { publicJobEndpoints } from '#rooms/jobs/contract/public-endpoints.ts';
import { Section } from '../components/section/Section.tsx';
import { careersTexts } from './careers-texts.ts';
import { call } from '../../shared/lib/api.ts';
import { optionalPart } from '../../shared/lib/optional-part.ts';
import { useLoad } from '../../shared/lib/use-load.ts';
import classes from './ApplyingBelow.module.css';

const ApplyingSteps = optionalPart(async () => (await import('./ApplyingSteps.tsx')).ApplyingSteps);

const loadProcess = async (signal: AbortSignal) => (await call(publicJobEndpoints.readPublicHiringProcess, { signal })).data;

/** What happens after Apply. Loads once visitors scroll to it, into reserved room. */
export function ApplyingBelow() {
  const { ref, entry } = useIntersection();
  const [isSeen, setSeen] = useState(false);
  if (entry?.isIntersecting && !isSeen) setSeen(true);
  const { state } = useLoad(isSeen && loadProcess);

  return (
    <Section heading={careersTexts.afterApplying} beside>
      <div className="stack gap-24">
        <div ref={ref} className={classes.place}>
          {isSeen && <ApplyingSteps process={state.status === 'ready' ? state.data : undefined} />}
        </div>
        <p>{careersTexts.neverMoney}</p>
      </div>
    </Section>
  );
}

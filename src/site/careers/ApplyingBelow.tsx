import { useIntersection } from '@mantine/hooks';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Section } from '../components/section/Section.tsx';
import { careersTexts } from './careers-texts.ts';
import classes from './ApplyingBelow.module.css';

/** If it cannot be loaded, the page does without it. */
const LoadedApplying = lazy<ComponentType>(() =>
  import('./LoadedApplying.tsx').then(
    (module) => ({ default: module.LoadedApplying }),
    () => ({ default: () => null }),
  ),
);

/** What happens after Apply. Loads once visitors scroll to it, into reserved room. */
export function ApplyingBelow() {
  const { ref, entry } = useIntersection();
  const [isSeen, setSeen] = useState(false);
  if (entry?.isIntersecting && !isSeen) setSeen(true);

  return (
    <Section heading={careersTexts.afterApplying} beside>
      <div className="stack gap-24">
        <p>{careersTexts.neverMoney}</p>
        <div ref={ref} className={classes.place}>
          {isSeen && (
            <Suspense>
              <LoadedApplying />
            </Suspense>
          )}
        </div>
      </div>
    </Section>
  );
}

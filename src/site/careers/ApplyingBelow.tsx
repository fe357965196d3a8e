import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Section } from '../components/section/Section.tsx';
import { careersTexts } from './careers-texts.ts';
import { loadOnce } from '../../shared/lib/chunk-errors.ts';
import classes from './ApplyingBelow.module.css';

const loadPart = loadOnce(() => import('./LoadedApplying.tsx'));

/** What happens after Apply. Loads once visitors scroll to it, into reserved room. */
export function ApplyingBelow() {
  const place = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<ComponentType>();

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // If it cannot be loaded, the page does without it.
      loadPart().then(
        ({ LoadedApplying }) => setPart(() => LoadedApplying),
        () => undefined,
      );
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <Section heading={careersTexts.afterApplying} beside>
      <div ref={place} className={classes.place}>
        {Part && <Part />}
      </div>
    </Section>
  );
}

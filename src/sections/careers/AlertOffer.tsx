import { Button } from '@mantine/core';
import '../../styles/mantine-buttons.css';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { Facts } from '#contract/job-facets.ts';
import { texts } from '#contract/texts.ts';
import { careersTexts } from '../../content/careers.ts';
import classes from './AlertOffer.module.css';

const AlertForm = lazy<ComponentType<{ facts: Facts }>>(() =>
  import('../../forms/alerts/AlertForm.tsx').then(
    (module) => ({ default: module.AlertForm }),
    () => ({ default: NotLoaded }),
  ),
);

/** Offers mails about new jobs with the chosen facts. The form loads on use. */
export function AlertOffer({ facts }: { facts: Facts }) {
  const [asked, setAsked] = useState(false);
  const button = (
    <Button variant="default" classNames={{ root: classes.button, label: classes.label }} aria-busy={asked} onClick={() => setAsked(true)}>
      {asked ? careersTexts.opening : careersTexts.alerts}
    </Button>
  );
  return (
    <div>
      {asked ? (
        <Suspense fallback={button}>
          <AlertForm facts={facts} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  );
}

function NotLoaded() {
  return <p role="alert">{texts.formNotLoaded}</p>;
}

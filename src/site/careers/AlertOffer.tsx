import { Button } from '@mantine/core';
import '../../shared/styles/mantine-buttons.css';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { JobFilter } from '#rooms/jobs/contract/job-facets.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { careersTexts } from './careers-texts.ts';
import { loadChunk } from '../../shared/lib/chunk-errors.ts';

const AlertForm = lazy<ComponentType<{ criteria: JobFilter }>>(() =>
  loadChunk('alert form', () => import('../alerts/AlertForm.tsx')).then(
    (module) => ({ default: module.AlertForm }),
    () => ({ default: NotLoaded }),
  ),
);

/** Offers mails about new jobs with the chosen criteria. The form is imported on use. */
export function AlertOffer({ criteria }: { criteria: JobFilter }) {
  const [opened, setOpened] = useState(false);
  const button = (
    <Button variant="default" aria-busy={opened} onClick={() => setOpened(true)}>
      {opened ? careersTexts.openingForm : careersTexts.alerts}
    </Button>
  );
  return (
    <div className="wraps needs-script">
      {opened ? (
        <Suspense fallback={button}>
          <AlertForm criteria={criteria} />
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

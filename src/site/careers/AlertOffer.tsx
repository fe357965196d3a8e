import { Button } from '@mantine/core';
import '../../shared/styles/mantine-buttons.css';
import { useState } from 'react';
import type { JobFilter } from '#rooms/jobs/contract/job-facets.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { careersTexts } from './careers-texts.ts';
import { useLoad } from '../../shared/lib/use-load.ts';

const importForm = () => import('../alerts/AlertForm.tsx');

/** Offers mails about new jobs with the chosen criteria. The form is imported on use. */
export function AlertOffer({ criteria }: { criteria: JobFilter }) {
  const [opened, setOpened] = useState(false);
  const { state } = useLoad(opened && importForm);
  return (
    <div className="wraps needs-script">
      {state.status === 'ready' && <state.data.AlertForm criteria={criteria} />}
      {state.status === 'failed' && <p role="alert">{texts.formNotLoaded}</p>}
      {state.status === 'loading' && (
        <Button variant="default" aria-busy={opened} onClick={() => setOpened(true)}>
          {opened ? careersTexts.openingForm : careersTexts.alerts}
        </Button>
      )}
    </div>
  );
}

import { Button } from '@mantine/core';
import '../../styles/mantine-buttons.css';
import { useRevalidator } from 'react-router-dom';
import { PageTop } from '../../components/page-top/PageTop.tsx';
import { careersCopy } from '../../content/careers.ts';
import { openingCopy } from '../../content/opening.ts';

/** What stands where a posting should be that could not be loaded. */
export function FailedOpening() {
  const { revalidate, state } = useRevalidator();
  return (
    <PageTop heading={openingCopy.failedHeading} lead={careersCopy.failed} back={openingCopy.back} noindex>
      <Button variant="default" onClick={() => void revalidate()} aria-busy={state === 'loading'}>
        {careersCopy.retry}
      </Button>
    </PageTop>
  );
}

import { Button } from '@mantine/core';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { Notice } from '../../../shared/components/notice/Notice.tsx';
import { applyTexts } from '../../../shared/texts/form-texts.ts';
import { focusOnMount } from '../../../shared/lib/focus.ts';
import type { HeldNavigation } from '../../../shared/forms/LeaveWarning.tsx';

type Props = { held: HeldNavigation; onContinue: () => void; onStop: () => void };

/** Asks whether to stop sending the application. The focus is on the button that continues. */
export function StopQuestion({ held, onContinue, onStop }: Props) {
  const keepSending = () => {
    held.reset();
    onContinue();
  };
  const stopAndClose = () => {
    onStop();
    held.proceed();
  };
  return (
    <Notice
      kind="error"
      actions={
        <>
          <Button ref={focusOnMount} size="xs" variant="default" onClick={keepSending}>
            {applyTexts.keepSending}
          </Button>
          <Button size="xs" color="red" onClick={stopAndClose}>
            {applyTexts.stopAndClose}
          </Button>
        </>
      }
    >
      {visitorTexts.applyStillSending}
    </Notice>
  );
}

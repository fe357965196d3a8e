import { Button } from '@mantine/core';
import { visitorTexts } from '#contract/visitor-texts.ts';
import { Notice } from '../../components/notice/Notice.tsx';
import { applyTexts } from '../../content/form-texts.ts';
import { focusOnMount } from '../../lib/focus.ts';
import type { HeldNavigation } from '../LeaveWarning.tsx';

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

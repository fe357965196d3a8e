import { Button } from '@mantine/core';
import { texts } from '#contract/texts.ts';
import { Notice } from '../../components/notice/Notice.tsx';
import { applyTexts } from '../../content/form-texts.ts';
import { focusOnMount } from '../../lib/focus.ts';

type Props = { onContinue: () => void; onStop: () => void };

/** Asks whether to stop sending the application. The focus is on the button that continues. */
export function StopQuestion({ onContinue, onStop }: Props) {
  return (
    <Notice
      kind="error"
      actions={
        <>
          <Button ref={focusOnMount} size="xs" variant="default" onClick={onContinue}>
            {applyTexts.keepSending}
          </Button>
          <Button size="xs" color="red" onClick={onStop}>
            {applyTexts.stopAndClose}
          </Button>
        </>
      }
    >
      {texts.applyStillSending}
    </Notice>
  );
}

import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { texts } from '#contract/texts.ts';
import { Notice } from '../../components/notice/Notice.tsx';
import { applyTexts } from '../../content/form-texts.ts';

type Props = { onKeep: () => void; onStop: () => void };

/** Asks before an application that is being sent is given up. The harmless answer has the focus. */
export function StopQuestion({ onKeep, onStop }: Props) {
  const keep = useRef<HTMLButtonElement>(null);

  useEffect(() => keep.current?.focus(), []);

  return (
    <Notice
      kind="error"
      actions={
        <>
          <Button ref={keep} size="xs" variant="default" onClick={onKeep}>
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

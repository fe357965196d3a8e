import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { messages } from '#contract/messages.ts';
import { Notice } from '../../components/notice/Notice.tsx';
import { applyCopy } from '../../content/form-copy.ts';

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
            {applyCopy.keepSending}
          </Button>
          <Button size="xs" color="red" onClick={onStop}>
            {applyCopy.stopAndClose}
          </Button>
        </>
      }
    >
      {messages.applyStillSending}
    </Notice>
  );
}

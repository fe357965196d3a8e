import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';

type Props = { sending: boolean; label: string; sendingLabel: string; disabled?: boolean; fullWidth?: boolean };

/** Disabled while the form is sent, which takes the focus from it; gets it back when the form is still there after. */
export function SubmitButton({ sending, label, sendingLabel, disabled = false, fullWidth }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);

  useEffect(() => {
    if (wasSending.current && !sending && document.activeElement === document.body) button.current?.focus();
    wasSending.current = sending;
  }, [sending]);

  return (
    <Button ref={button} type="submit" disabled={disabled || sending} fullWidth={fullWidth}>
      {sending ? sendingLabel : label}
    </Button>
  );
}

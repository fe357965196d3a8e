import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';

type Props = { sending: boolean; label: string; sendingLabel: string; disabled?: boolean; fullWidth?: boolean };

/**
 * Disabled while the form is sent, which takes the focus from it; gets it back when the form is still there after. Where it has
 * to wait for something else by then, the focus goes to what the form says.
 */
export function SubmitButton({ sending, label, sendingLabel, disabled = false, fullWidth }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);

  useEffect(() => {
    const focused = document.activeElement;
    // Not every browser takes the focus from a disabled button, nor at once.
    if (wasSending.current && !sending && (focused === document.body || focused === button.current)) {
      const notice = button.current?.form?.querySelector<HTMLElement>('[role="alert"][tabindex]');
      (disabled ? notice : button.current)?.focus();
    }
    wasSending.current = sending;
  }, [sending, disabled]);

  return (
    <Button ref={button} type="submit" disabled={disabled || sending} fullWidth={fullWidth}>
      {sending ? sendingLabel : label}
    </Button>
  );
}

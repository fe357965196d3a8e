import { Button } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { useRef } from 'react';

/** With a `color` for what takes something away. */
export type SubmitTexts = { submit: string; submitting: string; color?: string };

type Props = { sending: boolean; texts: SubmitTexts; disabled?: boolean; fullWidth?: boolean; variant?: string };

/**
 * Disabled during sending, the button loses the focus. It takes it back if nothing else has it.
 * If it stays disabled, the form's alert gets the focus.
 */
export function SubmitButton({ sending, texts, disabled = false, ...props }: Props) {
  const button = useRef<HTMLButtonElement>(null);

  useDidUpdate(() => {
    const focused = document.activeElement;
    // Browsers differ in whether and when a disabled button loses the focus.
    if (sending || (focused !== document.body && focused !== button.current)) return;
    const notice = button.current?.form?.querySelector<HTMLElement>('[role="alert"][tabindex]');
    (disabled ? notice : button.current)?.focus();
  }, [sending]);

  return (
    <Button ref={button} type="submit" color={texts.color} disabled={disabled || sending} {...props}>
      {sending ? texts.submitting : texts.submit}
    </Button>
  );
}

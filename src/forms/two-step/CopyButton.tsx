import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { twoStepCopy } from '../../content/two-step-copy.ts';

/** Puts a text into the clipboard, and says whether that worked. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { copy, copied, error } = useClipboard();
  return (
    <>
      <Button variant="default" size="sm" onClick={() => copy(text)} aria-label={label}>
        {copied ? twoStepCopy.copied : twoStepCopy.copy}
      </Button>
      <span role="status" className={error ? undefined : 'visually-hidden'}>
        {error ? twoStepCopy.notCopied : copied && twoStepCopy.copied}
      </span>
    </>
  );
}

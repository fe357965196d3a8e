import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { twoStepTexts } from '../two-step-texts.ts';

/** Copies a text to the clipboard, and announces whether that worked. */
export function CopyButton({ text }: { text: string }) {
  const { copy, copied, error } = useClipboard();
  return (
    <>
      <Button variant="default" size="sm" onClick={() => copy(text)}>
        {copied ? twoStepTexts.copied : twoStepTexts.copy}
      </Button>
      <span role="status" className={error ? undefined : 'visually-hidden'}>
        {error ? twoStepTexts.notCopied : copied && twoStepTexts.copied}
      </span>
    </>
  );
}

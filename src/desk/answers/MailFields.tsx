import { Textarea, TextInput } from '@mantine/core';
import { type FocusEvent, useRef } from 'react';
import { repliesTexts } from './replies-texts.ts';

type Props = {
  /** From the form. */
  subject: object;
  body: object;
  hint: string;
  /** Whether the text has the focus at first. */
  autoFocus?: boolean;
};

/** The subject and the text of a mail. */
export function MailFields({ subject, body, hint, autoFocus }: Props) {
  const isPlaced = useRef(false);
  /** At first, after the greeting. */
  const placeCaret = ({ currentTarget: text }: FocusEvent<HTMLTextAreaElement>) => {
    const begin = text.value.indexOf('\n\n') + 2;
    if (!isPlaced.current && begin > 1) text.setSelectionRange(begin, begin);
    isPlaced.current = true;
  };
  return (
    <>
      <TextInput {...subject} label={repliesTexts.fields.subject} required />
      <Textarea
        {...body}
        label={repliesTexts.fields.body}
        description={hint}
        required
        autoFocus={autoFocus}
        data-autofocus={autoFocus}
        onFocus={autoFocus ? placeCaret : undefined}
        rows={8}
        resize="vertical"
      />
    </>
  );
}

import { Textarea, TextInput } from '@mantine/core';
import { repliesTexts } from './replies-texts.ts';

type Props = {
  /** From the form. */
  subject: object;
  body: object;
  hint: string;
  readOnly: boolean;
  /** Whether the text has the focus at first. */
  autoFocus?: boolean;
};

/** The subject and the text of a mail. */
export function MailFields({ subject, body, hint, readOnly, autoFocus }: Props) {
  return (
    <>
      <TextInput {...subject} label={repliesTexts.fields.subject} required readOnly={readOnly} />
      <Textarea
        {...body}
        label={repliesTexts.fields.body}
        description={hint}
        required
        readOnly={readOnly}
        autoFocus={autoFocus}
        data-autofocus={autoFocus}
        rows={8}
        resize="vertical"
      />
    </>
  );
}

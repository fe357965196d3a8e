import { Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FocusEvent, useRef } from 'react';
import { type FieldValues, fillTemplate, type ReplyText, signatureOf } from '#rooms/answers/contract/replies.ts';
import { repliesTexts } from './replies-texts.ts';
import { accountQuery } from '../shell/queries.ts';
import styles from './Answers.module.css';

type FieldsProps = {
  subject: object;
  body: object;
  hint: string;
  /** Whether the text has the focus at first. */
  autoFocus?: boolean;
};

export function MailFields({ subject, body, hint, autoFocus }: FieldsProps) {
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
        // On a phone, there are no such keys.
        description={matchMedia('(hover: hover)').matches ? `${hint} ${repliesTexts.keys}` : hint}
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

/** @returns a query for what signs mails */
export const useWriter = () => useQuery({ ...accountQuery, staleTime: Infinity, select: signatureOf });

type PreviewProps = { title: string; text: ReplyText; values: FieldValues };

/** A mail as its recipient reads it, with its fields filled in, signed by the user. */
export function MailPreview({ title, text, values }: PreviewProps) {
  // As in the template until it is known who signs.
  const { subject, body } = fillTemplate(text, values, useWriter().data ?? '{writer}');
  return (
    <section className="stack gap-4" aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.mail}>
        <strong>{subject}</strong>
        <p className="written">{body}</p>
      </div>
    </section>
  );
}

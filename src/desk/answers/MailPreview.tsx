import { useQuery } from '@tanstack/react-query';
import { type FieldValues, fillTemplate, type ReplyText, signatureOf } from '#rooms/answers/contract/replies.ts';
import styles from './MailPreview.module.css';
import { accountQuery } from '../shell/queries.ts';

/** @returns a query for what signs mails */
export const useWriter = () => useQuery({ ...accountQuery, staleTime: Infinity, select: signatureOf });

type Props = { title: string; text: ReplyText; values: FieldValues };

/** A mail as its recipient reads it, with its fields filled in, signed by the user. */
export function MailPreview({ title, text, values }: Props) {
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

import { type FieldValues, fillIn, type ReplyText } from '#contract/replies.ts';
import styles from './MailPreview.module.css';

type Props = { title: string; text: ReplyText; values: FieldValues };

/** A mail as its recipient reads it, with its fields filled in. */
export function MailPreview({ title, text, values }: Props) {
  return (
    <section className={styles.preview} aria-label={title}>
      <h3>{title}</h3>
      <div className={styles.mail}>
        <strong>{fillIn(text.subject, values)}</strong>
        <p>{fillIn(text.body, values)}</p>
      </div>
    </section>
  );
}

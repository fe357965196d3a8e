import type { ApplicationReceipt } from '#contract/endpoints.ts';
import { applyTexts } from '../../content/form-texts.ts';
import styles from './ReceiptText.module.css';

/** What happens next, how long it takes, and the reference for questions. */
export function ReceiptText({ receipt }: { receipt: Pick<ApplicationReceipt, 'reference' | 'next_steps' | 'reply_days'> }) {
  return (
    <div className={styles.receipt}>
      <p className={styles.steps}>{receipt.next_steps}</p>
      <p>{applyTexts.reply(receipt.reply_days)}</p>
      <p>
        {applyTexts.reference} <strong className={styles.reference}>{receipt.reference}</strong>
      </p>
    </div>
  );
}

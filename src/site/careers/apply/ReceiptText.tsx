import type { ReactNode } from 'react';
import { officeDate } from '#rooms/platform/contract/office.ts';
import { applyTexts } from '../../../shared/texts/form-texts.ts';
import type { Receipt } from '../../../shared/lib/applied-jobs.ts';
import { serverNow } from '../../../shared/lib/server-clock.ts';
import styles from './ReceiptText.module.css';

export function ReceiptText({ receipt, children }: { receipt: Receipt; children?: ReactNode }) {
  return (
    <div className={styles.receipt}>
      <p className="lines">{receipt.next_steps}</p>
      {receipt.due_at && Date.parse(receipt.due_at) > serverNow() && <p>{applyTexts.reply(officeDate(receipt.due_at))}</p>}
      <p>
        {applyTexts.reference} <strong className={styles.reference}>{receipt.reference}</strong>
      </p>
      {children}
    </div>
  );
}

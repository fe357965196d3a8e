import { Notice } from '../../components/notice/Notice.tsx';
import { applyTexts } from '../../content/form-texts.ts';
import { ReceiptText } from '../../forms/apply/ReceiptText.tsx';
import type { SentApplication } from '../../lib/applied-jobs.ts';
import { formatDayAndMonth } from '../../lib/format.ts';

/** Says that an application was sent from this device, and what happens next. It is silent, because the dialog has announced the same. */
export function AppliedNotice({ sent }: { sent: SentApplication }) {
  return (
    <Notice kind="success" silent title={applyTexts.applied(formatDayAndMonth(sent.date))}>
      {sent.receipt && <ReceiptText receipt={sent.receipt} />}
    </Notice>
  );
}

import { Notice } from '../../components/notice/Notice.tsx';
import { applyTexts } from '../../content/form-texts.ts';
import { ReceiptText } from '../../forms/apply/ReceiptText.tsx';
import type { SentApplication } from '../../lib/applied-jobs.ts';
import { formatDayAndMonth } from '../../lib/format.ts';

/** Says on a job's page that an application was sent from this device, and what happens next. Not announced, since the dialog has said so. */
export function AppliedNotice({ sent }: { sent: SentApplication }) {
  return (
    <Notice kind="success" silent title={applyTexts.applied(formatDayAndMonth(sent.date))}>
      {sent.receipt && <ReceiptText receipt={sent.receipt} />}
    </Notice>
  );
}

import { Modal } from '@mantine/core';
import '../../../shared/styles/mantine-dialogs.css';
import { useMediaQuery, useTimeout } from '@mantine/hooks';
import { type Ref, useState } from 'react';
import type { ApplicationReceipt } from '#rooms/applications/contract/apply.ts';
import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { dialogProps } from '../../../shared/components/dialog/dialog-props.ts';
import { Notice } from '../../../shared/components/notice/Notice.tsx';
import { applyTexts } from '../../../shared/texts/form-texts.ts';
import type { Receipt } from '../../../shared/lib/applied-jobs.ts';
import { focusOnMount } from '../../../shared/lib/focus.ts';
import { ApplyForm } from './ApplyForm.tsx';
import { ReceiptText } from './ReceiptText.tsx';

type Props = {
  job: Pick<PublicJob, 'id' | 'title' | 'questions'>;
  opened: boolean;
  /** Must close the dialog by a navigation, because the form holds navigations while it sends. */
  onClose: () => void;
  /** The receipt is undefined if the server did not send one. */
  onSent: (receipt?: ApplicationReceipt) => void;
};

/** Stays mounted when closed, to keep the entered text. A new application needs a new `key`. */
export function ApplyDialog({ job, opened, onClose, onSent }: Props) {
  const [sent, setSent] = useState<{ receipt?: ApplicationReceipt }>();
  const narrow = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false });

  const finish = (receipt?: ApplicationReceipt) => {
    setSent({ receipt });
    // The page keeps the receipt on the device, without the address.
    onSent(receipt && { ...receipt, applicant_email: '' });
  };

  return (
    <Modal
      {...dialogProps(applyTexts.close)}
      opened={opened}
      onClose={onClose}
      title={applyTexts.title(job.title)}
      size="lg"
      fullScreen={narrow}
      keepMounted
    >
      {sent ? <ApplicationSent receipt={sent.receipt} onClose={onClose} /> : <ApplyForm job={job} onSent={finish} />}
    </Modal>
  );
}

/** Confirms that the application was sent, takes the removed form's focus, and closes later. */
function ApplicationSent({ receipt, onClose }: { receipt?: ApplicationReceipt; onClose: () => void }) {
  useTimeout(onClose, limits.applyDialogCloseMs, { autoInvoke: true });

  return (
    <Notice ref={focusOnMount} kind="success" title={visitorTexts.applySent}>
      {receipt && (
        <ReceiptText receipt={receipt}>
          <p>
            {applyTexts.writeTo} <strong>{receipt.applicant_email}</strong>
          </p>
          {receipt.link_mailed && <p>{applyTexts.linkMailed}</p>}
        </ReceiptText>
      )}
      <p>{applyTexts.sentDetail}</p>
    </Notice>
  );
}

/** The receipt in its job's place, once the dialog has closed. The dialog has announced it. */
export function SentReceipt({ ref, receipt }: { ref: Ref<HTMLDivElement>; receipt: Receipt }) {
  return (
    <Notice ref={ref} kind="success" silent>
      <ReceiptText receipt={receipt} />
    </Notice>
  );
}

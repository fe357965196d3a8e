import { Modal } from '@mantine/core';
import { useState } from 'react';
import type { Application } from '#contract/applications.ts';
import { applicationText, applicationValues, type MailTemplates } from '#contract/replies.ts';
import { applicationTemplates, staffStatuses, suggestedStatus } from '#contract/statuses.ts';
import { dialogProps } from '../../../components/dialog/dialog-props.ts';
import { dashboardTexts } from '../../../content/staff/dashboard.ts';
import { repliesTexts } from '../../../content/staff/replies.ts';
import { type Choice, type Reply, ReplyForm } from '../../replies/ReplyForm.tsx';
import { conflictOf } from '../conflict.ts';
import type { SendReply } from './use-reply.ts';

type Props = {
  opened: boolean;
  application: Application;
  templates: MailTemplates;
  onSend: SendReply;
  onClose: () => void;
};

/** Writes a mail to an applicant. @param props.application as it was when the dialog was opened */
export function ReplyDialog({ opened, application, templates, onSend, onClose }: Props) {
  // After a conflict, the version that its message describes.
  const [base, setBase] = useState(application);
  const choiceOf = (name: (typeof applicationTemplates)[number]): Choice => ({
    name,
    label: repliesTexts.templates[name],
    text: templates[name],
    status: suggestedStatus(name),
  });
  const [sending, setSending] = useState(false);
  const [first, ...others] = applicationTemplates;

  const send = async (reply: Reply) => {
    try {
      await onSend(base, reply);
    } catch (error) {
      const { current, failure } = await conflictOf(error, base);
      setBase(current);
      throw failure;
    }
    onClose();
  };

  return (
    <Modal
      {...dialogProps(dashboardTexts.close)}
      opened={opened}
      onClose={() => sending || onClose()}
      title={repliesTexts.title(application.applicant_name)}
      size="lg"
    >
      <ReplyForm
        recordId={application.id}
        to={application.applicant_email}
        choices={[choiceOf(first), ...others.map(choiceOf)]}
        schema={applicationText}
        values={applicationValues(application)}
        statuses={[base.status, ...staffStatuses]}
        onSend={send}
        onSending={setSending}
        onCancel={onClose}
      />
    </Modal>
  );
}

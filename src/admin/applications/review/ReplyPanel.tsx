import { CloseButton, Modal } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { useState } from 'react';
import type { Application } from '#contract/applications.ts';
import { staffEndpoints } from '#contract/staff-endpoints.ts';
import { officeDate } from '#contract/office.ts';
import { applicationText, applicationValues, type MailTemplates } from '#contract/replies.ts';
import { applicationTemplates, staffStatuses, suggestedStatus, templateFor } from '#contract/statuses.ts';
import { dialogProps } from '../../../components/dialog/dialog-props.ts';
import { applicationsTexts, dashboardTexts } from '../../../content/staff/dashboard.ts';
import { repliesTexts } from '../../../content/staff/replies.ts';
import { type Choice, type Reply, ReplyForm } from '../../replies/ReplyForm.tsx';
import { type ReplyCalls, useReply } from '../../replies/use-reply.ts';
import { adminCall } from '../../session/admin-call.ts';
import { Conflict, type Outcome } from '../../shared/resource.ts';
import { applications } from '../resource.ts';
import styles from './ReplyPanel.module.css';

const replyCalls: ReplyCalls<Application> = {
  send: async ({ id, status: before, updated_at }, { status, ...text }, headers) => {
    // Staff can set no status such as Withdrawn, so an unchanged one is left out.
    const body = { ...text, updated_at, status: status === before ? undefined : status };
    const { data } = await adminCall(staffEndpoints.replyToApplication, { params: { id }, body, headers });
    return { id: data.reply, stored: data.application };
  },
  takeBack: async (params) => (await adminCall(staffEndpoints.undoApplicationReply, { params })).data,
};

type Props = {
  /** As it was when the panel was opened. */
  application: Application;
  templates: MailTemplates;
  outcome: Outcome;
  /** Whether there is room beside the resume. Otherwise the reply is over it. */
  wide: boolean;
  sending: boolean;
  /** Called when sending begins and ends, because the application must not be left in between. */
  onSending: (sending: boolean) => void;
  onClose: () => void;
};

/** Writes a mail to an applicant. An unsent text is kept for the application. */
export function ReplyPanel({ application: opened, templates, outcome, wide, sending, onSending, onClose }: Props) {
  const [application] = useState(opened);
  const sendReply = useReply(applications, replyCalls, outcome);
  // After a conflict, the version that its message describes.
  const [seen, setSeen] = useState(application);
  const choiceOf = (name: (typeof applicationTemplates)[number]): Choice => ({
    name,
    label: repliesTexts.templates[name],
    text: templates[name],
    status: suggestedStatus(name),
  });
  const [first, ...others] = applicationTemplates;
  const title = repliesTexts.title(application.applicant_name);
  const close = () => sending || onClose();

  const send = async (reply: Reply) => {
    try {
      await sendReply(seen, reply);
    } catch (error) {
      if (error instanceof Conflict) setSeen(error.current as Application);
      throw error;
    }
    onClose();
  };

  const form = (
    <ReplyForm
      recordId={application.id}
      to={application.applicant_email}
      due={application.due_at ? applicationsTexts.answerBy(officeDate(application.due_at)) : undefined}
      choices={[choiceOf(first), ...others.map(choiceOf)]}
      template={templateFor(application.status)}
      schema={applicationText}
      values={applicationValues(application)}
      statuses={[seen.status, ...staffStatuses]}
      onSend={send}
      onSending={onSending}
      onCancel={onClose}
    />
  );
  if (!wide) {
    return (
      <Modal {...dialogProps(dashboardTexts.close)} opened onClose={close} title={title} fullScreen>
        {form}
      </Modal>
    );
  }
  return (
    <section className={styles.panel} role="dialog" aria-label={title} onKeyDown={getHotkeyHandler([['Escape', close]])}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <CloseButton aria-label={dashboardTexts.close} onClick={close} />
      </header>
      {form}
    </section>
  );
}

import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { answerEndpoints } from '#rooms/answers/contract/endpoints.ts';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { applicationText, applicationValues } from '#rooms/answers/contract/replies.ts';
import { type ApplicationTemplate, isClosed, staffStatuses, suggestedStatus, templateFor } from '#rooms/applications/contract/statuses.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { repliesTexts, scheduledTexts } from '../answers/replies-texts.ts';
import { type Choice, type Reply, ReplyForm } from '../answers/ReplyForm.tsx';
import { adminCall } from '../session/admin-call.ts';
import { type PanelProps, useApplicationReply } from '../applications/use-application-reply.ts';
import { answerDue } from '../shell/answer-due.ts';
import { SidePanel } from '../shell/SidePanel.tsx';

function reply({ id, status: before, updated_at }: Application, { status, ...text }: Reply, headers: Record<string, string>) {
  const ownKind = (status ?? before) === suggestedStatus('reject') ? 'reject' : 'ask';
  const template = text.template.startsWith('own ') ? ownKind : text.template;
  // Staff can set no status such as Withdrawn, so an unchanged one is left out.
  const body = { ...text, template, updated_at, status: status === before ? undefined : status };
  return adminCall(answerEndpoints.replyToApplication, { params: { id }, body, headers });
}

/** `onInvite` opens the proposal of an interview, unless none can be proposed. */
type Props = PanelProps & { onInvite: (() => void) | undefined };

/** Writes a mail to an applicant. An unsent text is kept for the application. */
export function ReplyPanel({ onInvite, ...props }: Props) {
  const { templates, onSending, onClose } = props;
  const { application, send } = useApplicationReply(props, reply);
  const choiceOf = (name: ApplicationTemplate, open?: () => void): Choice => ({
    name,
    label: repliesTexts.templates[name],
    text: templates[name],
    status: suggestedStatus(name),
    open,
  });
  const ownChoices = templates.own
    .filter(({ status }) => status !== suggestedStatus('invite'))
    .map(({ name, status, ...text }) => ({ name: `own ${name}`, label: name, text, status: status || undefined }));
  const title = repliesTexts.title(application.applicant_name);
  // This mail leaves in any case.
  const known = [{ ...application, told: '' }];

  return (
    <SidePanel opened onClose={onClose} title={title} fullScreen>
      {application.told === 'mail waiting' ? (
        <WaitingMail {...props} />
      ) : (
        <ReplyForm
          recordId={application.id}
          to={application.applicant_email}
          notes={answerDue(application)?.text}
          choices={[choiceOf('ask'), choiceOf('reject'), ...ownChoices, ...(onInvite ? [choiceOf('invite', onInvite)] : [])]}
          template={templateFor(application.status)}
          schema={applicationText}
          values={applicationValues(application)}
          statuses={[application.status, ...staffStatuses]}
          reasons={templates}
          reason={application.reason}
          endingOf={(status) => (isClosed(status) ? { status, known, count: 1 } : undefined)}
          onSend={send}
          onSending={onSending}
          onCancel={onClose}
        />
      )}
    </SidePanel>
  );
}

/** Offers to stop the mail that waits, because the server takes no other before it has left. */
function WaitingMail({ application: { id, applicant_name: name }, outcome: { report, undo } }: PanelProps) {
  const client = useQueryClient();
  const stop = async () => {
    const { data: mails } = await adminCall(answerEndpoints.listScheduled);
    const ids = mails.filter(({ application }) => application === id).map((mail) => mail.id);
    // It can leave meanwhile.
    const stopped = ids.length > 0 ? (await adminCall(answerEndpoints.cancelScheduled, { body: { ids } })).data.ids : [];
    void client.invalidateQueries();
    const text = stopped.length > 0 ? scheduledTexts.cancelled(1) : scheduledTexts.tooLate(1);
    undo.propose({ text });
    return text;
  };
  return (
    <Notice
      kind="info"
      actions={
        <Button size="xs" data-autofocus onClick={() => void report.run(scheduledTexts.cancelFailed, stop, { id, name })}>
          {scheduledTexts.stop}
        </Button>
      }
    >
      {staffTexts.mailWaits}.
    </Notice>
  );
}

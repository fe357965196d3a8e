import { answerEndpoints } from '#rooms/answers/contract/endpoints.ts';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { officeDate } from '#rooms/platform/contract/office.ts';
import { applicationText, applicationValues } from '#rooms/answers/contract/replies.ts';
import { type ApplicationTemplate, isClosed, staffStatuses, suggestedStatus, templateFor } from '#rooms/applications/contract/statuses.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { repliesTexts } from '../answers/replies-texts.ts';
import { type Choice, type Reply, ReplyForm } from '../answers/ReplyForm.tsx';
import { adminCall } from '../session/admin-call.ts';
import { type PanelProps, useApplicationReply } from '../applications/use-application-reply.ts';
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
  const { due_at, told } = application;
  const notes = [due_at && dashboardTexts.answerBy(officeDate(due_at)), told === 'mail waiting' && staffTexts.mailWaits];
  // This mail leaves in any case.
  const known = [{ ...application, told: '' }];

  return (
    <SidePanel opened onClose={onClose} title={title} fullScreen>
      <ReplyForm
        recordId={application.id}
        to={application.applicant_email}
        notes={notes.filter(Boolean).join(' · ')}
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
    </SidePanel>
  );
}

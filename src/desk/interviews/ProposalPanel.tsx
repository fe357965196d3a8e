import { NativeSelect } from '@mantine/core';
import type { UseFormInput } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod/mini';
import { interviewEndpoints } from '#rooms/interviews/contract/endpoints.ts';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import type { Account } from '#rooms/accounts/contract/endpoints.ts';
import { type Colleague, seesJob } from '#rooms/accounts/contract/colleagues.ts';
import { applicationValues, fillTemplate, type ReplyText, signatureOf } from '#rooms/answers/contract/replies.ts';
import { type Proposal, proposal } from '#rooms/interviews/contract/staff-interviews.ts';
import { proposalTexts } from './propose-texts.ts';
import { repliesTexts } from '../answers/replies-texts.ts';
import { adminCall } from '../session/admin-call.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { enabledQuery } from '../shell/queries.ts';
import { useAccount } from '../shell/people.ts';
import { type PanelProps, useApplicationReply } from '../applications/use-application-reply.ts';
import { SidePanel } from '../shell/SidePanel.tsx';
import { readValues, removeValues, saveValues } from '../../shared/forms/session-values.ts';
import { validator } from '../../shared/forms/use-form.ts';
import { browserZone } from '../../shared/lib/browser-zone.ts';
import { deviceStore } from '../../shared/lib/stores.ts';
import { MailFields } from '../answers/Mail.tsx';
import { EditForm, useEditForm } from '../shell/EditDialog.tsx';
import { MeetingFields } from './MeetingFields.tsx';
import { draftName } from './times.ts';
import { TimesField } from './TimesField.tsx';

const status = 'Interview';

type Sent = { values: ProposalValues; status: string };

const propose = ({ id, updated_at }: Application, { values }: Sent, headers: Record<string, string>) =>
  adminCall(interviewEndpoints.proposeInterview, { params: { id }, body: { ...values, updated_at }, headers });

/** Proposes times for an interview by mail. */
export function ProposalPanel(props: PanelProps) {
  const { application, send } = useApplicationReply(props, propose);
  const account = useAccount();
  const colleagues = useQuery(enabledQuery);
  return (
    <SidePanel opened wide onClose={props.onClose} title={proposalTexts.title(application.applicant_name)} fullScreen>
      <Loaded
        query={{ ...colleagues, data: account && colleagues.data && { account, all: colleagues.data } }}
        failed={staffTexts.fetchTeamFailed}
      >
        {({ account, all }) => (
          <ProposalForm
            {...props}
            application={application}
            colleagues={all}
            writer={account}
            onSend={(values) => send({ values, status })}
          />
        )}
      </Loaded>
    </SidePanel>
  );
}

type ProposalValues = Omit<Proposal, 'updated_at'>;

const validate = validator(z.omit(proposal, { updated_at: true }));

/** What this browser remembers of the last proposal. */
const remembered = z.pick(proposal, { minutes: true, place: true });
const lastMeeting = 'last interview';

type Props = Pick<PanelProps, 'application' | 'templates' | 'onSending' | 'onClose'> & {
  colleagues: readonly Colleague[];
  /** Who signs the mail. */
  writer: Account;
  /** Rejects if the proposal was not sent. */
  onSend: (values: ProposalValues) => Promise<void>;
};

/** An interview, and the mail that proposes times for it. Drafts are by application. */
function ProposalForm({ application, templates: all, colleagues, writer, onSend, onSending, onClose }: Props) {
  const draft = draftName(application.id);
  const usual = { ...all.invite, name: repliesTexts.templates.invite };
  const templates = [usual, ...all.own.filter((own) => own.status === status)];
  const seeing = colleagues.filter((colleague) => seesJob(colleague, application.job_id));
  const owner = seeing.find(({ username }) => username === application.assignee && username !== writer.username);
  const interviewer = owner ?? seeing.find(({ role }) => role === 'manager') ?? writer;
  const filled = (template: ReplyText) => fillTemplate(template, applicationValues(application), signatureOf(writer));
  const input: UseFormInput<ProposalValues> = {
    initialValues: {
      ...filled(usual),
      ...(remembered.safeParse(JSON.parse(deviceStore.read(lastMeeting) ?? 'null')).data ?? { minutes: 45, place: '' }),
      interviewers: [interviewer.username],
      times: [],
      ...readValues<ProposalValues>(draft),
      zone: browserZone(),
    },
    validate,
    onValuesChange: (values) => saveValues(draft, values),
  };
  const send = async (values: ProposalValues) => {
    await onSend(values);
    deviceStore.write(lastMeeting, JSON.stringify(remembered.parse(values)));
    removeValues(draft);
  };
  const { form, submission } = useEditForm(input, send, onSending);
  const { subject, body } = form.values;
  const [chosen, setChosen] = useState(0);
  // As they were edited last.
  const [mails, setMails] = useState(() => templates.map(filled));
  const choose = (next: number) => {
    setMails(mails.with(chosen, { subject, body }));
    form.setValues({ ...mails[next] });
    setChosen(next);
  };

  return (
    <EditForm
      {...{ form, submission }}
      failed={proposalTexts.failed}
      texts={{ submit: repliesTexts.send, submitting: repliesTexts.sending }}
      onCancel={() => {
        removeValues(draft);
        onClose();
      }}
    >
      <div className="stack gap-16">
        <div className="stack gap-12">
          <MeetingFields form={form} colleagues={colleagues} jobId={application.job_id} />
        </div>
        <TimesField application={application} colleagues={colleagues} form={form} />
        <div className="stack gap-12">
          {templates.length > 1 && (
            <NativeSelect
              label={repliesTexts.template}
              value={String(chosen)}
              onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
              data={templates.map(({ name }, index) => ({ value: String(index), label: name }))}
            />
          )}
          <MailFields subject={form.getInputProps('subject')} body={form.getInputProps('body')} hint={proposalTexts.mail} />
        </div>
      </div>
    </EditForm>
  );
}

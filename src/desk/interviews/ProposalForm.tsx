import type { Account } from '#rooms/accounts/contract/login.ts';
import { NativeSelect } from '@mantine/core';
import type { UseFormInput } from '@mantine/form';
import { useRef, useState } from 'react';
import { z } from 'zod/mini';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { type Colleague, seesJob } from '#rooms/accounts/contract/colleagues.ts';
import { applicationValues, fillTemplate, signatureOf, type ReplyText } from '#rooms/answers/contract/replies.ts';
import { type Proposal, proposal } from '#rooms/interviews/contract/staff-interviews.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { proposalTexts } from './propose-texts.ts';
import { repliesTexts } from '../answers/replies-texts.ts';
import { readValues, removeTexts, saveValues } from '../../shared/forms/session-texts.ts';
import { validator } from '../../shared/forms/use-form.ts';
import { browserZone } from '../../shared/lib/browser-zone.ts';
import { deviceStore } from '../../shared/lib/stores.ts';
import { MailFields } from '../answers/MailFields.tsx';
import { EditForm, useEditForm } from '../shell/EditDialog.tsx';
import { MeetingFields } from './MeetingFields.tsx';
import { draftName } from './times.ts';
import { TimesField } from './TimesField.tsx';

export type InviteValues = Omit<Proposal, 'updated_at'>;

const validate = validator(z.omit(proposal, { updated_at: true }));

/** What this browser remembers of the last proposal. */
const remembered = z.pick(proposal, { minutes: true, place: true });
const lastMeeting = 'last interview';

type Template = ReplyText & { name: string };

type Props = {
  application: Application;
  colleagues: readonly Colleague[];
  /** Who signs the mail. */
  writer: Account;
  /** The usual one first. */
  templates: readonly [Template, ...Template[]];
  /** Rejects if the proposal was not sent. */
  onSend: (values: InviteValues) => Promise<void>;
  onSending: (sending: boolean) => void;
  onCancel: () => void;
};

/** An interview, and the mail that proposes times for it. Drafts are by application. */
export function ProposalForm({ application, colleagues, writer, templates, onSend, onSending, onCancel }: Props) {
  const draft = draftName(application.id);
  const owner = colleagues.find((colleague) => colleague.username === application.assignee && seesJob(colleague, application.job_id));
  const filled = (template: Template) => fillTemplate(template, applicationValues(application), signatureOf(writer));
  const input: UseFormInput<InviteValues> = {
    initialValues: {
      ...filled(templates[0]),
      ...(remembered.safeParse(JSON.parse(deviceStore.read(lastMeeting) ?? 'null')).data ?? { minutes: 45, place: '' }),
      interviewers: [owner?.username ?? writer.username],
      times: [],
      zone: browserZone(),
      ...readValues<InviteValues>(draft),
    },
    validate,
    onValuesChange: (values) => saveValues(draft, values),
  };
  const send = async (values: InviteValues) => {
    await onSend(values);
    deviceStore.write(lastMeeting, JSON.stringify(remembered.parse(values)));
    removeTexts(draft);
  };
  const { form, submission } = useEditForm(input, send, onSending);
  const [chosen, setChosen] = useState(0);
  // As they were edited last.
  const edited = useRef<ReplyText[]>(templates.map(filled));
  const choose = (next: number) => {
    const { subject, body } = form.getValues();
    edited.current[chosen] = { subject, body };
    form.setValues(edited.current[next] ?? {});
    setChosen(next);
  };
  const { interviewers, minutes, times, zone } = form.values;

  return (
    <EditForm
      {...{ form, submission }}
      failed={staffTexts.proposeFailed}
      texts={{ submit: repliesTexts.send, submitting: repliesTexts.sending }}
      onCancel={() => {
        removeTexts(draft);
        onCancel();
      }}
    >
      <div className="stack gap-16">
        <div className="stack gap-12">
          <MeetingFields
            meeting={form.values}
            onChange={form.setValues}
            placeProps={form.getInputProps('place')}
            error={form.errors['interviewers']}
            colleagues={colleagues}
            jobId={application.job_id}
          />
        </div>
        <TimesField
          application={application}
          colleagues={colleagues}
          interviewers={interviewers}
          minutes={minutes}
          zone={zone}
          times={times}
          error={form.errors['times']}
          onChange={(times) => form.setFieldValue('times', times)}
        />
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

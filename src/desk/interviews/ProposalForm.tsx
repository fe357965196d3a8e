import type { Account } from '#rooms/accounts/contract/login.ts';
import { NativeSelect } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { getHotkeyHandler } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { z } from 'zod/mini';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { type Colleague, seesJob } from '#rooms/accounts/contract/colleagues.ts';
import { applicationValues, fillTemplate, signatureOf, type ReplyText } from '#rooms/answers/contract/replies.ts';
import { type Proposal, proposal } from '#rooms/interviews/contract/staff-interviews.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { proposalTexts } from './propose-texts.ts';
import { repliesTexts } from '../answers/replies-texts.ts';
import { markBlankFields } from '../../shared/forms/form-errors.ts';
import formStyles from '../../shared/forms/Form.module.css';
import { RequiredFieldsNotice } from '../../shared/forms/RequiredFieldsNotice.tsx';
import { readTexts, removeTexts, saveTexts } from '../../shared/forms/session-texts.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { useSubmission } from '../../shared/forms/use-submission.ts';
import { browserZone } from '../../shared/lib/browser-zone.ts';
import { deviceStore } from '../../shared/lib/stores.ts';
import { MailFields } from '../answers/MailFields.tsx';
import { FormEnd } from '../shell/FormEnd.tsx';
import { submitHotkey } from '../shell/hotkeys.ts';
import { MeetingFields } from './MeetingFields.tsx';
import { draftName } from './times.ts';
import { TimesField } from './TimesField.tsx';

export type InviteValues = Omit<Proposal, 'updated_at'>;

const validate = schemaResolver(z.omit(proposal, { updated_at: true }), { sync: true });

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
  const form = useForm<InviteValues>({
    initialValues: {
      ...filled(templates[0]),
      ...(remembered.safeParse(JSON.parse(deviceStore.read(lastMeeting) ?? 'null')).data ?? { minutes: 45, place: '' }),
      interviewers: [owner?.username ?? writer.username],
      times: [],
      zone: browserZone(),
      ...(JSON.parse(readTexts(draft)['values'] ?? '{}') as Partial<InviteValues>),
    },
    validate,
    enhanceGetInputProps: markBlankFields,
    onValuesChange: (values) => saveTexts(draft, { values: JSON.stringify(values) }),
  });
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
  const submission = useSubmission(async (values: InviteValues) => {
    await onSend(values);
    deviceStore.write(lastMeeting, JSON.stringify(remembered.parse(values)));
    removeTexts(draft);
  }, onSending);

  return (
    <form
      className={formStyles.form}
      onSubmit={form.onSubmit((values) => void submission.submit(values), submission.clearFailure)}
      onKeyDown={getHotkeyHandler([submitHotkey])}
      noValidate
    >
      <div className="stack gap-16" inert={submission.sending}>
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
          className="stack gap-12"
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
          <MailFields
            subject={form.getInputProps('subject')}
            body={form.getInputProps('body')}
            hint={proposalTexts.mail}
            readOnly={submission.sending}
          />
        </div>
      </div>
      <RequiredFieldsNotice errors={form.errors} />
      <FormEnd
        submission={submission}
        failed={staffTexts.proposeFailed}
        texts={{ submit: repliesTexts.send, submitting: repliesTexts.sending }}
        onCancel={() => {
          removeTexts(draft);
          onCancel();
        }}
      />
    </form>
  );
}

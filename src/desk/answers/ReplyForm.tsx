import { NativeSelect } from '@mantine/core';
import type { UseFormInput } from '@mantine/form';
import { useRef } from 'react';
import { type MailTime, mailTimes, type Rejection } from '#rooms/answers/contract/answers.ts';
import { reasonError, type Reasons } from '#rooms/answers/contract/team-words.ts';
import { type FieldValues, fillTemplate, type ReplyText, type ReplyTextSchema } from '#rooms/answers/contract/replies.ts';
import { tellingTemplate } from '#rooms/applications/contract/statuses.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { repliesTexts } from './replies-texts.ts';
import { tellingTexts } from './telling-texts.ts';
import styles from '../../shared/forms/Form.module.css';
import { readValues, removeValues, saveValues } from '../../shared/forms/session-values.ts';
import { validator } from '../../shared/forms/use-form.ts';
import { EditForm, useEditForm } from '../shell/EditDialog.tsx';
import { Loaded } from '../shell/Loaded.tsx';
import { MailFields, useWriter } from './Mail.tsx';
import { morningInWords, type Ending, outcomeOf } from './outcome.tsx';
import { keepReason, ReasonField, usualReason } from './ReasonField.tsx';

/** A template, and the status that it suggests. With `open`, it leads elsewhere. */
export type Choice = { name: string; label: string; text: ReplyText; status?: string | undefined; open?: () => void };

/** Without a status, it stays. Only a rejection has `tell`: other mails leave now. */
export type Reply = ReplyText & Omit<Rejection, 'tell'> & { template: string; status?: string; tell?: MailTime };

type Props = {
  /** An unsent text is kept under it until it is sent or cancelled. */
  recordId: string;
  to: string;
  /** Such as until when an answer is promised. */
  notes?: string | undefined;
  choices: readonly [Choice, ...Choice[]];
  /** The template to begin with; the first by default. */
  template?: string;
  schema: ReplyTextSchema;
  values: FieldValues;
  /** The current one first. Without them, neither a status nor a template can be chosen. */
  statuses?: readonly [string, ...string[]];
  /** Why applications are rejected, and why this one is. */
  reasons: Reasons;
  reason?: string | undefined;
  /** Which applications a status ends. */
  endingOf?: (status: string) => Ending | undefined;
  /** Rejects if the reply was not sent. */
  onSend: (reply: Reply) => Promise<void>;
  /** Called when sending begins and ends, because a dialog must not be closed in between. */
  onSending: (sending: boolean) => void;
  onCancel: () => void;
};

/** Writes one mail from a filled template. It is edited as it is sent, so it needs the signer. */
export function ReplyForm(props: Props) {
  const query = useWriter();
  // The server fills it in too.
  const data = query.isLoadingError ? '{writer}' : query.data;
  return (
    <Loaded query={{ ...query, data }} failed="">
      {(writer) => <FilledForm {...props} writer={writer} />}
    </Loaded>
  );
}

type Values = ReplyText & { template: string; status: string; time: MailTime; reason: string };

function FilledForm({ writer, ...props }: Props & { writer: string }) {
  const { choices, statuses, reasons, onSend, onSending, onCancel } = props;
  const draftName = `draft reply ${props.recordId}`;
  const choiceOf = (template?: string) => choices.find(({ name, open }) => name === template && !open) ?? choices[0];
  const filled = ({ name: template, status = '', text }: Choice) => ({ template, status, ...fillTemplate(text, props.values, writer) });
  const statusOf = ({ status }: Values) => status || (statuses?.[0] ?? '');
  const rejects = (values: Values) => tellingTemplate(statusOf(values)) !== undefined;
  const input: UseFormInput<Values> = {
    initialValues: {
      ...filled(choiceOf(props.template)),
      time: mailTimes[0],
      reason: usualReason(reasons, props.reason),
      ...readValues<Values>(draftName),
    },
    validate: (values) => ({
      ...validator(props.schema)(values),
      ...(rejects(values) && { reason: reasonError(reasons, values.reason) }),
    }),
    // A template that was only looked at must not come back instead of one that fits better then.
    onValuesChange: (values) => {
      const isWritten = Object.entries(filled(choiceOf(values.template))).some(([name, value]) => value !== values[name as keyof Values]);
      if (isWritten) saveValues(draftName, values);
      else removeValues(draftName);
    },
  };
  const send = async (values: Values) => {
    const { status, time, reason, ...mail } = values;
    if (rejects(values)) keepReason(reason);
    const rejection = rejects(values) && { tell: time, reason: reasons.reasons === '' ? undefined : reason };
    await onSend({ ...mail, status: status || undefined, ...rejection });
    removeValues(draftName);
  };
  const { form, submission } = useEditForm(input, send, onSending);
  const { values } = form;
  const [status, isRejection] = [statusOf(values), rejects(values)];
  const ending = props.endingOf?.(status);
  // Keeps edited texts for when their template is chosen again.
  const edited = useRef(new Map<string, ReplyText>());

  const choose = (name: string) => {
    const next = choices.find((one) => one.name === name) ?? choices[0];
    if (next.open) {
      next.open();
      return;
    }
    edited.current.set(values.template, { subject: values.subject, body: values.body });
    form.setValues({ ...filled(next), ...edited.current.get(name) });
    form.clearErrors();
  };

  return (
    <EditForm
      {...{ form, submission }}
      failed={staffTexts.replyFailed}
      texts={{ submit: repliesTexts.send, submitting: repliesTexts.sending }}
      onCancel={() => {
        removeValues(draftName);
        onCancel();
      }}
    >
      <p>
        {repliesTexts.to}: {props.to}
        {props.notes && ` · ${props.notes}`}
      </p>
      {statuses && (
        <div className={styles.pair}>
          <NativeSelect
            label={repliesTexts.template}
            value={values.template}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
            data={choices.map(({ name, label }) => ({ value: name, label }))}
          />
          <NativeSelect {...form.getInputProps('status')} value={status} label={repliesTexts.status} data={[...new Set(statuses)]} />
        </div>
      )}
      <MailFields subject={form.getInputProps('subject')} body={form.getInputProps('body')} hint={repliesTexts.asSent} autoFocus />
      {isRejection && <ReasonField {...form.getInputProps('reason')} list={reasons} />}
      {isRejection && (
        <NativeSelect
          {...form.getInputProps('time')}
          label={tellingTexts.time}
          data={mailTimes.map((value) => ({ value, label: value === 'now' ? tellingTexts.timeNow : morningInWords() }))}
        />
      )}
      {ending && <p role="status">{outcomeOf(ending, isRejection ? values.time : 'now').consequence}</p>}
    </EditForm>
  );
}

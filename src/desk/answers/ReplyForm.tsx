import { NativeSelect } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { type MailTime, mailTimes } from '#rooms/answers/contract/answers.ts';
import { reasonError, type Reasons, type Rejection } from '#rooms/answers/contract/team-words.ts';
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

/** Without a status, it stays. Without `tell`, the mail leaves now. */
export type Reply = ReplyText & Omit<Rejection, 'tell'> & { template: string; status?: string; tell?: MailTime };

type Props = {
  /** An unsent text is kept under it until it is sent or cancelled. */
  recordId: string;
  to: string;
  /** Such as until when an answer is promised. */
  notes?: string;
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

function FilledForm({ writer, ...props }: Props & { writer: string }) {
  const { choices, statuses, endingOf, reasons } = props;
  const draftName = `draft reply ${props.recordId}`;
  const [draft] = useState(() => readValues(draftName));
  const filled = (choice: Choice): Choice => ({ ...choice, text: fillTemplate(choice.text, props.values, writer) });
  const [choice, setChoice] = useState(() => {
    const named = choices.find(({ name, open }) => name === (draft['template'] ?? props.template) && !open);
    return filled(named ?? choices[0]);
  });
  const [chosenStatus, setChosenStatus] = useState(draft['status']);
  const status = chosenStatus ?? choice.status;
  const shownStatus = status ?? statuses?.[0] ?? '';
  const [time, setTime] = useState<string>(mailTimes[0]);
  const canWait = tellingTemplate(shownStatus) !== undefined;
  const tell = canWait && time === 'morning' ? time : undefined;
  const ending = endingOf?.(shownStatus);
  // Keeps edited texts for when their template is chosen again.
  const edited = useRef(new Map<string, ReplyText>());
  const written = { subject: draft['subject'] ?? choice.text.subject, body: draft['body'] ?? choice.text.body };
  const initialValues = { ...written, reason: usualReason(reasons, props.reason) };
  const validate = (values: typeof initialValues) => ({
    ...validator(props.schema)(values),
    ...(canWait && { reason: reasonError(reasons, values.reason) }),
  });
  const send = async ({ reason: given, ...text }: typeof initialValues) => {
    const reason = canWait && reasons.reasons !== '' ? given : undefined;
    if (canWait) keepReason(given);
    await props.onSend({ ...text, template: choice.name, status, tell, reason });
    removeValues(draftName);
  };
  const { form, submission } = useEditForm({ initialValues, validate }, send, props.onSending);
  const { subject, body } = form.values;

  useEffect(() => {
    const isEdited = subject !== choice.text.subject || body !== choice.text.body || chosenStatus !== undefined;
    const chosen = chosenStatus === undefined ? undefined : { status: chosenStatus };
    if (isEdited) saveValues(draftName, { subject, body, template: choice.name, ...chosen });
    else removeValues(draftName);
  }, [draftName, subject, body, choice, chosenStatus]);

  const cancel = () => {
    removeValues(draftName);
    props.onCancel();
  };

  const choose = (name: string) => {
    const next = filled(choices.find((one) => one.name === name) ?? choices[0]);
    if (next.open) {
      next.open();
      return;
    }
    edited.current.set(choice.name, { subject, body });
    form.setValues(edited.current.get(next.name) ?? next.text);
    form.clearErrors();
    setChoice(next);
    setChosenStatus(undefined);
  };

  return (
    <EditForm
      {...{ form, submission }}
      failed={staffTexts.replyFailed}
      texts={{ submit: repliesTexts.send, submitting: repliesTexts.sending }}
      onCancel={cancel}
    >
      <p>
        {repliesTexts.to}: {props.to}
        {props.notes && ` · ${props.notes}`}
      </p>
      {statuses && (
        <div className={styles.pair}>
          <NativeSelect
            label={repliesTexts.template}
            value={choice.name}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
            data={choices.map(({ name, label }) => ({ value: name, label }))}
          />
          <NativeSelect
            label={repliesTexts.status}
            value={shownStatus}
            onChange={({ currentTarget }) => setChosenStatus(currentTarget.value)}
            data={[...new Set(statuses)]}
          />
        </div>
      )}
      <MailFields subject={form.getInputProps('subject')} body={form.getInputProps('body')} hint={repliesTexts.asSent} autoFocus />
      {canWait && <ReasonField {...form.getInputProps('reason')} list={reasons} />}
      {canWait && (
        <NativeSelect
          label={tellingTexts.time}
          value={time}
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
          data={mailTimes.map((value) => ({ value, label: value === 'now' ? tellingTexts.timeNow : morningInWords() }))}
        />
      )}
      {ending && <p role="status">{outcomeOf(ending, tell ?? 'now').consequence}</p>}
    </EditForm>
  );
}

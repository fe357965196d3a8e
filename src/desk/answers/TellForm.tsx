import { Button, Checkbox, NativeSelect, Radio, Stack } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { mailTimes, noMailReasons, type Rejection, type Tell, tellInput } from '#rooms/answers/contract/answers.ts';
import { applicationValues, fillTemplate, type MailTemplates } from '#rooms/answers/contract/replies.ts';
import { reasonError, reasonsOf, tellingText } from '#rooms/answers/contract/team-words.ts';
import footStyles from '../../shared/components/dialog/Foot.module.css';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { repliesTexts } from './replies-texts.ts';
import { tellingTexts } from './telling-texts.ts';
import styles from '../../shared/forms/Form.module.css';
import { useForm } from '../../shared/forms/use-form.ts';
import { mailto } from '../../shared/lib/mailto.ts';
import { deviceStore } from '../../shared/lib/stores.ts';
import '../../shared/styles/mantine-checkbox.css';
import '../../shared/styles/mantine-radio.css';
import { MailPreview, useWriter } from './Mail.tsx';
import { morningInWords, type Ending, outcomeOf } from './outcome.tsx';
import { keepReason, ReasonField, usualReason } from './ReasonField.tsx';

const lastAnswer = 'last answer';

type Props = {
  ending: Ending;
  templates: MailTemplates;
  /** @param forAll tells the next in the same way, without asking; never of a selection */
  onSubmit: (details: Rejection, forAll: boolean) => void;
  onCancel: () => void;
};

/** Asks how rejected applicants are told, beginning with the last answer. */
export function TellForm({ ending, templates, onSubmit, onCancel }: Props) {
  const { count } = ending;
  const first = ending.known.find(({ applicant_email }) => applicant_email !== '') ?? ending.known[0];
  const hasAddress = count > 1 || first?.applicant_email !== '';
  const sends = templates.sends && hasAddress;
  const writer = useWriter().data;
  const last = ending.noMail ? { no: ending.noMail } : readLastAnswer();
  const form = useForm({
    initialValues: {
      how: sends && typeof last === 'string' ? last : 'no',
      noMail: typeof last === 'string' ? noMailReasons[0] : last.no,
      template: '',
      reason: usualReason(templates, count === 1 ? first?.reason : undefined),
      forAll: false,
    },
    validate: ({ reason }) => ({ reason: reasonError(templates, reason) }),
  });
  const { how, noMail, template } = form.values;
  const tell = tellInput.parse(how === 'no' ? { no: noMail } : how);
  const own = templates.own.filter(({ status }) => status === ending.status);
  const sendsMail = mailTimes.some((time) => time === how);
  const choices = [
    ...(sends
      ? [
          { value: 'now', label: tellingTexts.now, description: tellingTexts.nowHint },
          { value: 'morning', label: morningInWords(), description: tellingTexts.morningHint },
        ]
      : []),
    { value: 'no', label: tellingTexts.none },
  ];

  const confirm = form.onSubmit(({ template, reason, forAll }) => {
    keepReason(reason);
    if (!ending.noMail) deviceStore.write(lastAnswer, JSON.stringify(tell));
    onSubmit({ tell, template: (sendsMail && template) || undefined, reason: templates.reasons === '' ? undefined : reason }, forAll);
  });

  /** A digit chooses the reason with this number, and Ctrl+Enter rejects. */
  const chooseReason = (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, ctrlKey, altKey, metaKey } = event;
    if (key === 'Enter' && (ctrlKey || metaKey)) confirm(event);
    const reason = reasonsOf(templates)[Number(key) - 1];
    if (reason && !ctrlKey && !altKey && !metaKey) form.setFieldValue('reason', reason);
  };

  return (
    <form className={styles.form} onSubmit={confirm} onKeyDown={chooseReason} noValidate>
      {!sends && (
        <p>
          {hasAddress ? tellingTexts.off : tellingTexts.noAddress}{' '}
          {hasAddress && first && count === 1 && writer !== undefined && (
            <a href={mailto(first.applicant_email, fillTemplate(templates.reject, applicationValues(first), writer))}>
              {tellingTexts.write}
            </a>
          )}
        </p>
      )}
      <ReasonField {...form.getInputProps('reason')} list={templates} />
      <Radio.Group {...form.getInputProps('how')} label={tellingTexts.legend}>
        <Stack gap="xs" mt="xs">
          {choices.map((choice) => (
            <Radio key={choice.value} {...choice} data-autofocus={choice.value === how || undefined} autoFocus={choice.value === how} />
          ))}
        </Stack>
      </Radio.Group>
      {how === 'no' && (
        <NativeSelect
          {...form.getInputProps('noMail')}
          label={tellingTexts.reason}
          data={noMailReasons.map((value) => ({ value, label: tellingTexts.reasons[value] }))}
        />
      )}
      <p role="status">{outcomeOf(ending, tell).consequence}</p>
      {!ending.listed && <Checkbox {...form.getInputProps('forAll', { type: 'checkbox' })} label={tellingTexts.same} />}
      {sendsMail && own.length > 0 && (
        <NativeSelect
          {...form.getInputProps('template')}
          label={repliesTexts.template}
          data={[{ value: '', label: repliesTexts.templates.reject }, ...own.map(({ name }) => name)]}
        />
      )}
      {first && sendsMail && (
        <MailPreview
          title={tellingTexts.previewOf(first.applicant_name, count - 1)}
          text={tellingText(templates, ending.status, template) ?? templates.reject}
          values={applicationValues(first)}
        />
      )}
      <div className={`${styles.actions} ${footStyles.foot}`}>
        <Button variant="default" onClick={onCancel}>
          {dashboardTexts.cancel}
        </Button>
        <Button type="submit" color="red">
          {tellingTexts.reject}
        </Button>
      </div>
    </form>
  );
}

function readLastAnswer(): Tell {
  return tellInput.safeParse(JSON.parse(deviceStore.read(lastAnswer) ?? 'null')).data ?? 'now';
}

import { Button, Checkbox, NativeSelect, Radio, Stack } from '@mantine/core';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { mailTimes, noMailReasons, type Tell, tellInput } from '#rooms/answers/contract/answers.ts';
import { applicationValues, fillTemplate, type MailTemplates } from '#rooms/answers/contract/replies.ts';
import { tellingText } from '#rooms/answers/contract/team-words.ts';
import footStyles from '../../shared/components/dialog/Foot.module.css';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { repliesTexts } from './replies-texts.ts';
import { tellingTexts } from './telling-texts.ts';
import styles from '../../shared/forms/Form.module.css';
import { mailto } from '../../shared/lib/mailto.ts';
import { deviceStore } from '../../shared/lib/stores.ts';
import '../../shared/styles/mantine-checkbox.css';
import '../../shared/styles/mantine-radio.css';
import { MailPreview, useWriter } from './Mail.tsx';
import { morningInWords, type Ending, type Outcome } from './outcome.tsx';
import { useOutcome, useReason } from './use-outcome.tsx';

const lastAnswer = 'last answer';

type Props = {
  ending: Ending;
  templates: MailTemplates;
  /** What else can be chosen: to reject nobody. */
  nobody?: string;
  submit: string;
  /** Whether the next can be told in the same way, without asking. */
  isRepeatable?: boolean;
  /** @param outcome undefined if nobody is rejected @param forAll tells the next in the same way */
  onSubmit: (outcome: Outcome | undefined, forAll: boolean) => void;
  onCancel: () => void;
};

/** Asks how rejected applicants are told, beginning with the last answer. */
export function TellForm({ ending, templates, nobody, submit, isRepeatable, onSubmit, onCancel }: Props) {
  const { count } = ending;
  const first = ending.known.find(({ applicant_email }) => applicant_email !== '') ?? ending.known[0];
  const hasAddress = count > 1 || first?.applicant_email !== '';
  const sends = templates.sends && hasAddress;
  const writer = useWriter().data;
  const [last] = useState(() => (ending.noMail ? { no: ending.noMail } : readLastAnswer()));
  const [how, setHow] = useState<string>(() => (nobody ? 'nobody' : sends && typeof last === 'string' ? last : 'no'));
  const [noMail, setNoMail] = useState<string>(typeof last === 'string' ? noMailReasons[0] : last.no);
  const [forAll, setForAll] = useState(false);
  const { data: tell } = tellInput.safeParse(how === 'no' ? { no: noMail } : how);
  const own = templates.own.filter(({ status }) => status === ending.status);
  const [template, setTemplate] = useState('');
  const why = useReason(templates, count === 1 ? first?.reason : undefined);
  const { outcome, shown } = useOutcome(ending, tell);
  const sendsMail = mailTimes.some((time) => time === how);
  const choices = [
    ...(nobody ? [{ value: 'nobody', label: nobody }] : []),
    ...(sends
      ? [
          { value: 'now', label: tellingTexts.now, description: tellingTexts.nowHint },
          { value: 'morning', label: morningInWords(), description: tellingTexts.morningHint },
        ]
      : []),
    { value: 'no', label: tellingTexts.none },
  ];

  const confirm = (event: SubmitEvent) => {
    event.preventDefault();
    if (tell && !why.accept()) return;
    if (tell && !ending.noMail) deviceStore.write(lastAnswer, JSON.stringify(tell));
    onSubmit(tell && { ...outcome, template: sendsMail && template ? template : undefined, reason: why.reason }, forAll);
  };

  const chooseReason = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
    if (!ctrlKey && !altKey && !metaKey) why.chooseBy(key);
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
      {tell && why.field}
      <Radio.Group label={tellingTexts.legend} value={how} onChange={setHow}>
        <Stack gap="xs" mt="xs">
          {choices.map((choice) => (
            <Radio key={choice.value} {...choice} data-autofocus={choice.value === how || undefined} autoFocus={choice.value === how} />
          ))}
        </Stack>
      </Radio.Group>
      {how === 'no' && (
        <NativeSelect
          label={tellingTexts.reason}
          value={noMail}
          onChange={({ currentTarget }) => setNoMail(currentTarget.value)}
          data={noMailReasons.map((value) => ({ value, label: tellingTexts.reasons[value] }))}
        />
      )}
      {tell && shown}
      {isRepeatable && (
        <Checkbox label={tellingTexts.same} checked={forAll} onChange={({ currentTarget }) => setForAll(currentTarget.checked)} />
      )}
      {sendsMail && own.length > 0 && (
        <NativeSelect
          label={repliesTexts.template}
          value={template}
          onChange={({ currentTarget }) => setTemplate(currentTarget.value)}
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
          {submit}
        </Button>
      </div>
    </form>
  );
}

function readLastAnswer(): Tell {
  return tellInput.safeParse(JSON.parse(deviceStore.read(lastAnswer) ?? 'null')).data ?? 'now';
}

import { Button, Checkbox, NativeSelect, Radio, Stack } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { mailTimes, noMailReasons, type Tell, tellInput } from '#rooms/answers/contract/answers.ts';
import { applicationValues, fillTemplate, type MailTemplates } from '#rooms/answers/contract/replies.ts';
import footStyles from '../../shared/components/dialog/Foot.module.css';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { tellingTexts } from './telling-texts.ts';
import styles from '../../shared/forms/Form.module.css';
import { mailto } from '../../shared/lib/mailto.ts';
import { deviceStore } from '../../shared/lib/stores.ts';
import '../../shared/styles/mantine-checkbox.css';
import '../../shared/styles/mantine-radio.css';
import { MailPreview } from './MailPreview.tsx';
import { morningInWords } from './morning.ts';
import type { Ending, Outcome } from './outcome.tsx';
import { useOutcome } from './use-outcome.tsx';
import { useWriter } from './use-writer.ts';

const lastAnswer = 'last answer';

type Props = {
  ending: Ending;
  templates: MailTemplates;
  /** What else can be chosen: to reject nobody. */
  nobody?: string;
  submit: string;
  /** Whether the next can be told in the same way, without asking. */
  isRepeatable?: boolean;
  /** @param outcome undefined if nobody is rejected @param forAll whether the next are told alike */
  onSubmit: (outcome: Outcome | undefined, forAll: boolean) => void;
  onCancel: () => void;
};

/** Asks how rejected applicants are told, beginning with the last answer. */
export function TellForm({ ending, templates: { sends: siteSends, reject }, nobody, submit, isRepeatable, onSubmit, onCancel }: Props) {
  const { count } = ending;
  const [first] = ending.known;
  const hasAddress = count > 1 || first?.applicant_email !== '';
  const sends = siteSends && hasAddress;
  const writer = useWriter().data;
  const [last] = useState(() => (ending.reason ? { no: ending.reason } : readLastAnswer()));
  const [how, setHow] = useState<string>(() => (nobody ? 'nobody' : sends && typeof last === 'string' ? last : 'no'));
  const [reason, setReason] = useState<string>(typeof last === 'string' ? noMailReasons[0] : last.no);
  const [forAll, setForAll] = useState(false);
  const { data: tell } = tellInput.safeParse(how === 'no' ? { no: reason } : how);
  const { outcome, shown } = useOutcome(ending, tell);
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
    if (tell && !ending.reason) deviceStore.write(lastAnswer, JSON.stringify(tell));
    onSubmit(tell && outcome, forAll);
  };

  return (
    <form className={styles.form} onSubmit={confirm}>
      {!sends && (
        <p>
          {hasAddress ? tellingTexts.off : tellingTexts.noAddress}{' '}
          {hasAddress && first && count === 1 && writer !== undefined && (
            <a href={mailto(first.applicant_email, fillTemplate(reject, applicationValues(first), writer))}>{tellingTexts.write}</a>
          )}
        </p>
      )}
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
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          data={noMailReasons.map((value) => ({ value, label: tellingTexts.reasons[value] }))}
        />
      )}
      {tell && shown}
      {isRepeatable && (
        <Checkbox label={tellingTexts.same} checked={forAll} onChange={({ currentTarget }) => setForAll(currentTarget.checked)} />
      )}
      {first && mailTimes.some((time) => time === how) && (
        <MailPreview title={tellingTexts.previewOf(first.applicant_name, count - 1)} text={reject} values={applicationValues(first)} />
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

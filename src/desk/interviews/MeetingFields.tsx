import { Button, NativeSelect, TextInput, type TextInputProps } from '@mantine/core';
import type { FormErrors, GetInputPropsReturnType } from '@mantine/form';
import { IconX } from '@tabler/icons-react';
import { type Colleague, seesJob } from '#rooms/accounts/contract/colleagues.ts';
import { interviewMinutes } from '#rooms/interviews/contract/interviews.ts';
import { interviewLimits } from '#rooms/platform/contract/limits.ts';
import type { Proposal } from '#rooms/interviews/contract/staff-interviews.ts';
import { interviewsTexts, meetingTexts } from './interviews-texts.ts';
import styles from '../../shared/forms/Form.module.css';
import { focusAfterRemoval } from '../../shared/lib/focus.ts';
import { nameOf } from '../shell/people.ts';
import { proposalTexts } from './propose-texts.ts';

export type Meeting = Pick<Proposal, 'interviewers' | 'minutes' | 'place'>;

type Props = {
  form: {
    values: Meeting;
    errors: FormErrors;
    setValues: (changes: Partial<Meeting>) => void;
    getInputProps: (name: 'place') => GetInputPropsReturnType;
  };
  colleagues: readonly Colleague[];
  jobId: string;
};

/** Who holds an interview, how long it takes, and where. */
export function MeetingFields({ form, colleagues, jobId }: Props) {
  const { interviewers, minutes } = form.values;
  const choose = (interviewers: string[]) => form.setValues({ interviewers });
  const names = colleagues.filter((colleague) => seesJob(colleague, jobId)).map(({ username }) => username);
  const unreachable = colleagues.flatMap(({ username, name, has_email }) => (interviewers.includes(username) && !has_email ? name : []));
  const asOption = (username: string) => ({ value: username, label: nameOf(username, colleagues) });
  const others = names.filter((name) => !interviewers.includes(name)).map(asOption);
  return (
    <>
      <NativeSelect
        label={meetingTexts.interviewers}
        error={form.errors['interviewers']}
        disabled={others.length === 0 || interviewers.length === interviewLimits.interviewers}
        value=""
        onChange={({ currentTarget }) => choose([...interviewers, currentTarget.value])}
        data={[{ value: '', label: meetingTexts.add }, ...others]}
      />
      <Chips all={interviewers.map(asOption)} onRemove={(name) => choose(interviewers.filter((one) => one !== name))} />
      {unreachable.length > 0 && <p className="hint">{meetingTexts.withoutEmail(unreachable)}</p>}
      <div className={styles.pair}>
        <NativeSelect
          label={meetingTexts.length}
          value={String(minutes)}
          onChange={({ currentTarget }) => form.setValues({ minutes: Number(currentTarget.value) as Meeting['minutes'] })}
          data={interviewMinutes.map((value) => ({ value: String(value), label: meetingTexts.minutes(value) }))}
        />
        <TextInput {...form.getInputProps('place')} label={meetingTexts.place} required />
      </div>
    </>
  );
}

type ChipsProps = { all: { value: string; label: string }[]; onRemove: (value: string) => void };

/** What is chosen. Each removes itself. */
export function Chips({ all, onRemove }: ChipsProps) {
  return (
    <div className="row wraps">
      {all.map(({ value, label }) => (
        <Button
          key={value}
          ref={focusAfterRemoval((chips) => chips.querySelector('button'))}
          size="xs"
          variant="default"
          aria-label={proposalTexts.remove(label)}
          rightSection={<IconX size={14} aria-hidden />}
          onClick={() => onRemove(value)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

/** Why an interview is moved or canceled, for everybody who is mailed. */
export function WhyField(props: TextInputProps) {
  const { label, hint } = interviewsTexts.why;
  return <TextInput label={label} description={hint} maxLength={interviewLimits.whyLength} autoComplete="off" {...props} />;
}

import { NativeSelect, TextInput, type TextInputProps } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { type Colleague, seesJob } from '#rooms/accounts/contract/colleagues.ts';
import { interviewMinutes } from '#rooms/interviews/contract/interviews.ts';
import { interviewLimits } from '#rooms/platform/contract/limits.ts';
import type { Proposal } from '#rooms/interviews/contract/staff-interviews.ts';
import { interviewsTexts, meetingTexts } from './interviews-texts.ts';
import styles from '../../shared/forms/Form.module.css';
import { nameOf } from '../shell/people.ts';
import { Chips } from './Chips.tsx';

export type Meeting = Pick<Proposal, 'interviewers' | 'minutes' | 'place'>;

type Props = {
  meeting: Meeting;
  onChange: (changes: Partial<Meeting>) => void;
  placeProps: GetInputPropsReturnType;
  /** Of the interviewers. */
  error: ReactNode;
  colleagues: readonly Colleague[];
  jobId: string;
};

/** Who holds an interview, how long it takes, and where. */
export function MeetingFields({ meeting: { interviewers, minutes }, onChange, placeProps, error, colleagues, jobId }: Props) {
  const names = colleagues.filter((colleague) => seesJob(colleague, jobId)).map(({ username }) => username);
  const unreachable = colleagues.flatMap(({ username, name, has_email }) => (interviewers.includes(username) && !has_email ? name : []));
  const asOption = (username: string) => ({ value: username, label: nameOf(username, colleagues) });
  const others = names.filter((name) => !interviewers.includes(name)).map(asOption);
  return (
    <>
      <NativeSelect
        label={meetingTexts.interviewers}
        error={error}
        disabled={others.length === 0 || interviewers.length === interviewLimits.interviewers}
        value=""
        onChange={({ currentTarget }) => onChange({ interviewers: [...interviewers, currentTarget.value] })}
        data={[{ value: '', label: meetingTexts.add }, ...others]}
      />
      <Chips all={interviewers.map(asOption)} onRemove={(name) => onChange({ interviewers: interviewers.filter((one) => one !== name) })} />
      {unreachable.length > 0 && <p className="hint">{meetingTexts.withoutEmail(unreachable)}</p>}
      <div className={styles.pair}>
        <NativeSelect
          label={meetingTexts.length}
          value={String(minutes)}
          onChange={({ currentTarget }) => onChange({ minutes: Number(currentTarget.value) as Meeting['minutes'] })}
          data={interviewMinutes.map((value) => ({ value: String(value), label: meetingTexts.minutes(value) }))}
        />
        <TextInput {...placeProps} label={meetingTexts.place} required />
      </div>
    </>
  );
}

/** Why an interview is moved or canceled, for everybody who is mailed. */
export function WhyField(props: TextInputProps) {
  const { label, hint } = interviewsTexts.why;
  return <TextInput label={label} description={hint} maxLength={interviewLimits.whyLength} autoComplete="off" {...props} />;
}

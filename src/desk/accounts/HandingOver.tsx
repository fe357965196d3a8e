import { NativeSelect } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import {
  accountChangeEndpoints,
  type Consequences,
  type LeftInterview,
  substitutesFor,
  unconfirmedChange,
} from '#rooms/accounts/contract/account-changes.ts';
import type { AccountFields } from '#rooms/accounts/contract/team.ts';
import { timeIn } from '#rooms/platform/contract/zones.ts';
import { type HandingOverCounts, handingOverTexts as texts, teamTexts } from './team-texts.ts';
import formStyles from '../../shared/forms/Form.module.css';
import type { SubmitTexts } from '../../shared/forms/SubmitButton.tsx';
import { useSubmission } from '../../shared/forms/use-submission.ts';
import { ApiError } from '../../shared/lib/api.ts';
import { browserZone } from '../../shared/lib/browser-zone.ts';
import { adminCall } from '../session/admin-call.ts';
import { useEdit } from '../shell/EditDialog.tsx';
import { nameOf, useAccount } from '../shell/people.ts';
import { FormEnd } from '../shell/FormEnd.tsx';
import styles from './Team.module.css';

export type Change = Partial<AccountFields> & { disabled?: boolean; leaves?: true; jobs_to?: string };

type Props = {
  username: string;
  name: string;
  /** What is to be changed. */
  change: Change;
  /** What that does to others, perhaps nothing. */
  found: Consequences;
  question: string;
  button: SubmitTexts;
  /** To the form with the change; without it, Cancel closes the dialog. */
  onBack?: () => void;
  onSaved: () => void;
};

type Affected = Consequences['applications' | 'postings'][number] | LeftInterview;

const nameOfOne = (one: Affected) => ('applicant_name' in one ? one.applicant_name : one.job_title);

/** @returns what a refused change does to others, undefined for another error */
export function unconfirmedIn(error: unknown): Consequences | undefined {
  return error instanceof ApiError ? unconfirmedChange.safeParse(error.body).data?.consequences : undefined;
}

/** Says what a change does to others, offers substitutes, and makes it once confirmed. */
export function HandingOver({ username, name: leaver, change, found, question, button, onBack, onSaved }: Props) {
  const account = useAccount();
  const [consequences, setConsequences] = useState(found);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const { interviews, applications, postings, invitations, seen } = consequences;
  const all: Affected[] = [...interviews, ...applications, ...postings];

  const shown = (username: string) => nameOf(username, consequences.colleagues);
  const optionsOf = (usernames: readonly string[]) => usernames.map((value) => ({ value, label: shown(value) }));
  const namesFor = (one: Affected) => substitutesFor(one, consequences).map((colleague) => colleague.username);
  /** A colleague may have become busy. */
  const choiceFor = (one: Affected) => namesFor(one).find((name) => name === chosen.get(one.id)) ?? '';
  const choose = (some: Affected[], name: string) =>
    setChosen(new Map([...chosen, ...some.map((one) => [one.id, namesFor(one).includes(name) ? name : ''] as const)]));

  const submission = useSubmission(async () => {
    const hand_over = all.map((one) => ({ id: one.id, to: choiceFor(one) }));
    try {
      const body = { ...change, ...(seen !== '' && { seen, hand_over }) };
      await adminCall(accountChangeEndpoints.updateAccount, { params: { username }, body });
    } catch (error) {
      const present = unconfirmedIn(error);
      if (present) setConsequences(present);
      throw error;
    }
    onSaved();
  });
  const close = useEdit({ sending: submission.sending, hasChanges: () => onBack !== undefined });

  const isMailed = (name: string) => consequences.colleagues.some((one) => one.username === name && one.has_email);
  const toldOf = (left: LeftInterview) => {
    const substitute = choiceFor(left);
    return left.state === 'booked' && isMailed(substitute) ? [...new Set([...left.told, shown(substitute)])] : left.told;
  };
  /** Each gets one email, which lists what is theirs now. */
  const newOwners = [...new Set(applications.map(choiceFor))].filter((name) => name !== account?.username);
  const count = (outcome: Outcome) => interviews.filter((left) => outcomeOf(left, choiceFor(left)) === outcome).length;
  const counts: HandingOverCounts = {
    cancelled: count('cancelled'),
    withdrawn: count('withdrawn'),
    without: interviews.filter((left) => left.others.length > 0 && choiceFor(left) === '').length,
    unowned: applications.filter((one) => choiceFor(one) === '').length,
    unnamed: postings.filter((one) => choiceFor(one) === '').length,
    emails: interviews.flatMap(toldOf).length + newOwners.filter(isMailed).length,
  };
  const choices = new Set(all.map(choiceFor));
  const parts = [
    { heading: texts.interviews, affected: interviews, labelFor: texts.interviewerFor },
    { heading: texts.applications, affected: applications, labelFor: texts.ownerFor },
    { heading: texts.postings, affected: postings, labelFor: texts.ownerOfNew },
  ];

  const confirm = (event: SubmitEvent) => {
    event.preventDefault();
    void submission.submit(undefined);
  };

  return (
    <form className={formStyles.form} onSubmit={confirm} inert={submission.sending}>
      <p>{question}</p>
      {all.length > 0 && <p className={formStyles.note}>{texts.lead(leaver)}</p>}
      {all.length > 1 && (
        <NativeSelect
          label={texts.sameForAll}
          data={[
            { value: '', label: texts.nobody },
            ...optionsOf([...new Set(all.flatMap(namesFor))].toSorted()),
            ...(choices.size > 1 ? [{ value: ' ', label: texts.different, disabled: true }] : []),
          ]}
          value={choices.size > 1 ? ' ' : [...choices][0]}
          onChange={({ currentTarget }) => choose(all, currentTarget.value)}
        />
      )}
      {parts.map(
        ({ heading, affected, labelFor }) =>
          affected.length > 0 && (
            <section key={heading} className={styles.left}>
              <h3>{heading}</h3>
              <ul>
                {affected.map((one) => (
                  <li key={one.id}>
                    <div>
                      <strong>{nameOfOne(one)}</strong>
                      {'applicant_name' in one && `, ${one.job_title}`}
                      {'told' in one && (
                        <>
                          <br />
                          {whenOf(one)}
                          <br />
                          <span className={formStyles.note}>
                            {outcomeInWords(one, choiceFor(one), shown)} {texts.emails(toldOf(one))}
                          </span>
                        </>
                      )}
                    </div>
                    <NativeSelect
                      aria-label={labelFor(nameOfOne(one))}
                      data={[{ value: '', label: texts.nobody }, ...optionsOf(namesFor(one))]}
                      value={choiceFor(one)}
                      onChange={({ currentTarget }) => choose([one], currentTarget.value)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      {invitations.length > 0 && <p>{texts.invitations(invitations)}</p>}
      {all.length > 0 && <p role="status">{texts.summary(counts)}</p>}
      <FormEnd
        submission={submission}
        failed={teamTexts.changeFailed}
        texts={{ ...button, submit: texts.confirm(button.submit, counts) }}
        onCancel={onBack ?? close}
      />
    </form>
  );
}

type Outcome = 'cancelled' | 'withdrawn' | 'goes on';

function outcomeOf({ state, others }: LeftInterview, substitute: string): Outcome {
  if (substitute !== '' || others.length > 0) return 'goes on';
  return state === 'booked' ? 'cancelled' : 'withdrawn';
}

function outcomeInWords(left: LeftInterview, substitute: string, shown: (username: string) => string): string {
  const outcome = outcomeOf(left, substitute);
  return outcome === 'goes on' ? texts.goesOn([...left.others, ...(substitute ? [substitute] : [])].map(shown)) : texts[outcome];
}

function whenOf({ at, minutes, times }: LeftInterview): string {
  return at === null ? texts.proposed(times.length) : `${timeIn(browserZone(), at)}, ${texts.minutes(minutes)}`;
}

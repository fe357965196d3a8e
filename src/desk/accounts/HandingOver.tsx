import { NativeSelect } from '@mantine/core';
import { type Consequences, type LeftInterview, substitutesFor } from '#rooms/accounts/contract/account-changes.ts';
import { timeIn } from '#rooms/platform/contract/zones.ts';
import { type HandingOverCounts, handingOverTexts as texts } from './team-texts.ts';
import formStyles from '../../shared/forms/Form.module.css';
import type { SubmitTexts } from '../../shared/forms/SubmitButton.tsx';
import { browserZone } from '../../shared/lib/browser-zone.ts';
import { focusOnMount } from '../../shared/lib/focus.ts';
import { EditForm, useEditForm } from '../shell/EditDialog.tsx';
import { nameOf, useAccount } from '../shell/people.ts';
import styles from './Team.module.css';

/** Of these consequences, with who takes over. */
export type Confirmation = { seen: string; hand_over: { id: string; to: string }[] };

type Props = {
  name: string;
  /** What a change does to others. */
  consequences: Consequences;
  question: string | false;
  button: SubmitTexts & { failed: string; verb?: string };
  /** To the form with the change. */
  onBack: () => void;
  onConfirm: (confirmation: Confirmation) => Promise<void>;
};

type Chosen = Record<string, string>;

type Affected = Consequences['applications' | 'postings'][number] | LeftInterview;

const nameOfOne = (one: Affected) => ('applicant_name' in one ? one.applicant_name : one.job_title);

/** Says what a change does to others, offers substitutes, and asks to confirm it. */
export function HandingOver({ name: leaver, consequences, question, button, onBack, onConfirm }: Props) {
  const account = useAccount();
  const { interviews, applications, postings, invitations, seen } = consequences;
  const all: Affected[] = [...interviews, ...applications, ...postings];
  const shown = (username: string) => nameOf(username, consequences.colleagues);
  const optionsOf = (usernames: readonly string[]) => usernames.map((value) => ({ value, label: shown(value) }));
  const namesFor = (one: Affected) => substitutesFor(one, consequences).map((colleague) => colleague.username);
  /** A colleague may have become busy. @param chosen by id */
  const choiceOf = (chosen: Chosen, one: Affected) => namesFor(one).find((name) => name === chosen[one.id]) ?? '';
  const { form, submission } = useEditForm<Chosen>({ initialValues: {} }, (chosen) =>
    onConfirm({ seen, hand_over: all.map((one) => ({ id: one.id, to: choiceOf(chosen, one) })) }),
  );
  const choiceFor = (one: Affected) => choiceOf(form.values, one);
  const choose = (some: Affected[], name: string) => form.setValues(Object.fromEntries(some.map((one) => [one.id, name])));

  const isMailed = (name: string) => consequences.colleagues.some((one) => one.username === name && one.has_email);
  const futureOf = (left: LeftInterview) => {
    const substitute = choiceFor(left);
    const names = [...left.others, substitute].filter(Boolean).map(shown);
    const end = left.state === 'booked' ? 'cancelled' : 'withdrawn';
    const told = left.state === 'booked' && isMailed(substitute) ? [...new Set([...left.told, shown(substitute)])] : left.told;
    return { told, end: names.length === 0 && end, words: names.length > 0 ? texts.goesOn(names) : texts[end] };
  };
  const futures = interviews.map(futureOf);
  /** Each gets one email, which lists what is theirs now. */
  const newOwners = [...new Set(applications.map(choiceFor))].filter((name) => name !== account?.username);
  const counts: HandingOverCounts = {
    cancelled: futures.filter(({ end }) => end === 'cancelled').length,
    withdrawn: futures.filter(({ end }) => end === 'withdrawn').length,
    without: interviews.filter((left) => left.others.length > 0 && choiceFor(left) === '').length,
    unowned: applications.filter((one) => choiceFor(one) === '').length,
    unnamed: postings.filter((one) => choiceFor(one) === '').length,
    emails: futures.flatMap(({ told }) => told).length + newOwners.filter(isMailed).length,
  };
  const choices = new Set(all.map(choiceFor));
  const parts = [
    { heading: texts.interviews, affected: interviews, labelFor: texts.interviewerFor },
    { heading: texts.applications, affected: applications, labelFor: texts.ownerFor },
    { heading: texts.postings, affected: postings, labelFor: texts.ownerOfNew },
  ];

  return (
    <EditForm
      {...{ form, submission }}
      failed={button.failed}
      texts={{ ...button, submit: texts.confirm(button.verb ?? button.submit, counts) }}
      onCancel={onBack}
    >
      <p ref={focusOnMount} tabIndex={-1}>
        {question}
      </p>
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
                            {futureOf(one).words} {texts.emails(futureOf(one).told)}
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
    </EditForm>
  );
}

function whenOf({ at, minutes, times }: LeftInterview): string {
  return at === null ? texts.proposed(times.length) : `${timeIn(browserZone(), at)}, ${texts.minutes(minutes)}`;
}

import { NativeSelect, TextInput } from '@mantine/core';
import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { IconCopy } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { accountChangeEndpoints, awayInput } from '#rooms/accounts/contract/account-changes.ts';
import { accountEndpoints } from '#rooms/accounts/contract/endpoints.ts';
import type { Account } from '#rooms/accounts/contract/login.ts';
import { profile, type Profile } from '#rooms/accounts/contract/team.ts';
import { yourAccountTexts } from '#rooms/accounts/contract/your-account-texts.ts';
import { type WeeklyHours, weeklyHours } from '#rooms/interviews/contract/weekly-hours.ts';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { FailureNotice } from '../../shared/forms/FailureNotice.tsx';
import formStyles from '../../shared/forms/Form.module.css';
import { SubmitButton, type SubmitTexts } from '../../shared/forms/SubmitButton.tsx';
import { useForm, validator } from '../../shared/forms/use-form.ts';
import { useSubmission } from '../../shared/forms/use-submission.ts';
import { browserZone } from '../../shared/lib/browser-zone.ts';
import { usualHours } from '../interviews/times.ts';
import { adminCall } from '../session/admin-call.ts';
import { IconButton } from '../shell/IconButton.tsx';
import { nameOf, useColleagues } from '../shell/people.ts';
import { accountTexts } from './account-texts.ts';
import styles from './Account.module.css';
import { AccountSection } from './AccountSection.tsx';

type FormProps<Values> = {
  texts: SubmitTexts & { heading: string; hint: string; saved: string };
  failed: string;
  initialValues: Values;
  validate: (values: Values) => FormErrors;
  save: (values: Values) => Promise<void>;
  /** The fields. */
  children: (form: UseFormReturnType<Values>) => ReactNode;
};

/** A section whose form stays, and says that it is saved until something changes. */
function SavedSection<Values extends Record<string, unknown>>({ texts, failed, save, children, ...input }: FormProps<Values>) {
  const [saved, setSaved] = useState(false);
  const form = useForm<Values>({ ...input, onValuesChange: () => setSaved(false) });
  const { submit, sending, failure } = useSubmission(async (values: Values) => {
    await save(values);
    setSaved(true);
  });
  return (
    <AccountSection heading={texts.heading} hint={texts.hint}>
      <form className={formStyles.form} onSubmit={form.onSubmit(submit)} inert={sending} noValidate>
        {children(form)}
        {failure && <FailureNotice error={failure.error} failed={failed} />}
        {saved && <Notice kind="success">{texts.saved}</Notice>}
        <div>
          <SubmitButton sending={sending} texts={texts} />
        </div>
      </form>
    </AccountSection>
  );
}

type Props = { account: Account; onChange: (change: Partial<Account>) => void };

/** The name and title that others see. */
export function ProfileSection({ account: { name, title }, onChange }: Props) {
  const { fields, ...texts } = accountTexts.profile;
  const save = async (values: Profile) => {
    const change = profile.parse(values);
    await adminCall(accountEndpoints.updateProfile, { body: change });
    onChange(change);
  };
  return (
    <SavedSection
      texts={texts}
      failed={yourAccountTexts.changeProfileFailed}
      initialValues={{ name, title }}
      validate={validator(profile)}
      save={save}
    >
      {(form) => (
        <>
          <TextInput {...form.getInputProps('name')} label={fields.name} autoComplete="name" required withAsterisk={false} />
          <TextInput {...form.getInputProps('title')} label={fields.title} autoComplete="organization-title" />
        </>
      )}
    </SavedSection>
  );
}

type Away = Pick<Account, 'deputy' | 'away_until'>;

/** Who stands in for somebody on leave. */
export function AwaySection({ account: { username, deputy, away_until }, onChange }: Props) {
  const texts = accountTexts.away;
  const colleagues = useColleagues();
  const names = new Set([...colleagues.map((colleague) => colleague.username), deputy]);
  const others = [...names].filter((one) => one !== '' && one !== username);
  const save = async (away: Away) => {
    await adminCall(accountChangeEndpoints.updateAway, { body: away });
    onChange(away);
  };
  return (
    <SavedSection<Away>
      texts={texts}
      failed={yourAccountTexts.changeAwayFailed}
      initialValues={{ deputy, away_until }}
      validate={validator(awayInput)}
      save={save}
    >
      {(form) => (
        <>
          <NativeSelect
            {...form.getInputProps('deputy')}
            label={texts.deputy}
            data={[{ value: '', label: texts.nobody }, ...others.map((value) => ({ value, label: nameOf(value, colleagues) }))]}
          />
          <TextInput {...form.getInputProps('away_until')} label={texts.until} type="date" />
        </>
      )}
    </SavedSection>
  );
}

/** As the fields have it: a day without hours is blank. */
type Hours = { zone: string; days: { from: string; to: string }[] };

const blankDay = { from: '', to: '' };
const valuesOf = ({ zone, days }: WeeklyHours): Hours => ({ zone, days: days.map((day) => day ?? blankDay) });
const hoursOf = ({ zone, days }: Hours): WeeklyHours => ({ zone, days: days.map((day) => (day.from || day.to ? day : null)) });
const validateHours = validator(weeklyHours);

/** When somebody holds interviews. */
export function HoursSection({ account, onChange }: Props) {
  const texts = accountTexts.hours;
  const save = async (values: Hours) => {
    const given = hoursOf(values);
    const hours = given.days.some((day) => day !== null) ? given : null;
    await adminCall(accountEndpoints.updateHours, { body: { hours } });
    onChange({ hours });
  };
  return (
    <SavedSection
      texts={texts}
      failed={yourAccountTexts.changeHoursFailed}
      initialValues={valuesOf(account.hours ?? usualHours(browserZone()))}
      validate={(values) => validateHours(hoursOf(values))}
      save={save}
    >
      {(form) => (
        <>
          <NativeSelect
            {...form.getInputProps('zone')}
            label={texts.zone}
            data={[...new Set([form.values.zone, browserZone(), ...Intl.supportedValuesOf('timeZone')])]}
          />
          {texts.days.map((day, index) => (
            <div key={day} className={styles.day}>
              <span>{day}</span>
              <TextInput {...form.getInputProps(`days.${index}.from`)} type="time" aria-label={texts.from(day)} />
              <TextInput {...form.getInputProps(`days.${index}.to`)} type="time" aria-label={texts.to(day)} />
              <IconButton
                label={texts.copy(day)}
                Icon={IconCopy}
                onClick={() => form.setFieldValue('days', (days) => days.map(() => days[index] ?? blankDay))}
              />
            </div>
          ))}
        </>
      )}
    </SavedSection>
  );
}

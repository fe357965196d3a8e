import { NativeSelect, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { accountEndpoints } from '#rooms/accounts/contract/endpoints.ts';
import type { Account } from '#rooms/accounts/contract/login.ts';
import { yourAccountTexts } from '#rooms/accounts/contract/your-account-texts.ts';
import { type WeeklyHours, weeklyHours } from '#rooms/interviews/contract/weekly-hours.ts';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { FailureNotice } from '../../shared/forms/FailureNotice.tsx';
import formStyles from '../../shared/forms/Form.module.css';
import { SubmitButton } from '../../shared/forms/SubmitButton.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { useSubmission } from '../../shared/forms/use-submission.ts';
import { browserZone } from '../../shared/lib/browser-zone.ts';
import { usualHours } from '../interviews/times.ts';
import { adminCall } from '../session/admin-call.ts';
import { IconButton } from '../shell/IconButton.tsx';
import { accountTexts } from './account-texts.ts';
import styles from './Account.module.css';
import { AccountSection } from './AccountSection.tsx';

const hoursTexts = accountTexts.hours;

/** As the fields have it: a day without hours is blank. */
type Values = { zone: string; days: { from: string; to: string }[] };

const blankDay = { from: '', to: '' };
const valuesOf = ({ zone, days }: WeeklyHours): Values => ({ zone, days: days.map((day) => day ?? blankDay) });
const hoursOf = ({ zone, days }: Values): WeeklyHours => ({ zone, days: days.map((day) => (day.from || day.to ? day : null)) });
const validate = schemaResolver(weeklyHours, { sync: true });

type Props = { account: Account; onChange: (change: Pick<Account, 'hours'>) => void };

export function HoursSection({ account, onChange }: Props) {
  const [saved, setSaved] = useState(false);
  const form = useForm<Values>({
    initialValues: valuesOf(account.hours ?? usualHours(browserZone())),
    validate: (values) => validate(hoursOf(values)),
    onValuesChange: () => setSaved(false),
  });
  const { submit, sending, failure } = useSubmission(async (values: Values) => {
    const given = hoursOf(values);
    const hours = given.days.some((day) => day !== null) ? given : null;
    await adminCall(accountEndpoints.updateHours, { body: { hours } });
    onChange({ hours });
    setSaved(true);
  });

  return (
    <AccountSection heading={hoursTexts.heading} hint={hoursTexts.hint}>
      <form className={formStyles.form} onSubmit={form.onSubmit(submit)} noValidate>
        <NativeSelect
          {...form.getInputProps('zone')}
          label={hoursTexts.zone}
          data={[...new Set([form.values.zone, browserZone(), ...Intl.supportedValuesOf('timeZone')])]}
        />
        {hoursTexts.days.map((day, index) => {
          const path = `days.${index}`;
          return (
            <div key={day} className={styles.day}>
              <span>{day}</span>
              <TextInput {...form.getInputProps(`${path}.from`)} type="time" aria-label={hoursTexts.from(day)} />
              <TextInput {...form.getInputProps(`${path}.to`)} type="time" aria-label={hoursTexts.to(day)} />
              <IconButton
                label={hoursTexts.copy(day)}
                Icon={IconCopy}
                onClick={() => form.setFieldValue('days', (days) => days.map(() => days[index] ?? blankDay))}
              />
            </div>
          );
        })}
        {failure && <FailureNotice error={failure.error} failed={yourAccountTexts.changeHoursFailed} />}
        {saved && <Notice kind="success">{hoursTexts.saved}</Notice>}
        <div>
          <SubmitButton sending={sending} texts={hoursTexts} />
        </div>
      </form>
    </AccountSection>
  );
}

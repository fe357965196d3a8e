import { NativeSelect, Radio, Stack, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { z } from 'zod/mini';
import { accountChangeEndpoints } from '#rooms/accounts/contract/account-changes.ts';
import { newsChoices } from '#rooms/accounts/contract/colleagues.ts';
import { type Account, accountEndpoints } from '#rooms/accounts/contract/endpoints.ts';
import type { WeeklyHours } from '#rooms/interviews/contract/weekly-hours.ts';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { validator } from '../../shared/forms/use-form.ts';
import { browserZone } from '../../shared/lib/browser-zone.ts';
import '../../shared/styles/mantine-radio.css';
import { usualHours } from '../interviews/times.ts';
import { adminCall } from '../session/admin-call.ts';
import { IconButton } from '../shell/IconButton.tsx';
import { nameOf, useColleagues } from '../shell/people.ts';
import { PageSection } from '../shell/PageSection.tsx';
import { SavedForm, type SavedFormProps } from '../shell/SavedForm.tsx';
import { accountTexts } from './account-texts.ts';
import styles from './Account.module.css';

type Props = { account: Account; onChange: (change: Partial<Account>) => void };

type FormProps<Values> = Pick<SavedFormProps<Values>, 'initialValues' | 'children'> & {
  texts: SavedFormProps<Values>['texts'] & { heading: string; hint: string; failed: string };
  /** @returns what the call takes; the values by default */
  inputOf?: (values: Values) => object;
  endpoint: Endpoint & { body: z.ZodMiniType<Partial<Account>> };
  onChange: Props['onChange'];
};

function SavedSection<Values extends Record<string, unknown>>(props: FormProps<Values>) {
  const { texts, endpoint, onChange, inputOf = (values) => values, ...form } = props;
  const validate = (values: Values) => validator(endpoint.body)(inputOf(values));
  const save = async (values: Values) => {
    const body = endpoint.body.parse(inputOf(values));
    await adminCall(endpoint, { body });
    onChange(body);
  };
  return (
    <PageSection heading={texts.heading} hint={texts.hint}>
      <SavedForm {...form} {...{ texts, validate, save }} failed={texts.failed} />
    </PageSection>
  );
}

/** The name and title that others see. */
export function ProfileSection({ account: { name, title }, onChange }: Props) {
  const { fields, ...texts } = accountTexts.profile;
  return (
    <SavedSection texts={texts} initialValues={{ name, title }} endpoint={accountEndpoints.updateProfile} onChange={onChange}>
      {(form) => (
        <>
          <TextInput {...form.getInputProps('name')} label={fields.name} autoComplete="name" required withAsterisk={false} />
          <TextInput {...form.getInputProps('title')} label={fields.title} autoComplete="organization-title" />
        </>
      )}
    </SavedSection>
  );
}

/** Which emails about new applications somebody gets. */
export function NewsSection({ account: { email, news }, onChange }: Props) {
  const { heading, hint, noAddress, goTo, choices } = accountTexts.news;
  if (email === '')
    return (
      <PageSection heading={heading} hint={hint}>
        <p>{noAddress}</p>
      </PageSection>
    );
  return (
    <SavedSection texts={accountTexts.news} initialValues={{ news }} endpoint={accountEndpoints.updateNews} onChange={onChange}>
      {(form) => (
        <Radio.Group {...form.getInputProps('news')} label={goTo(email)}>
          <Stack gap={0} mt={4}>
            {newsChoices.map((value) => (
              <Radio key={value} value={value} label={choices[value]} classNames={{ body: styles.choice }} />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </SavedSection>
  );
}

/** Who stands in for somebody on leave. */
export function AwaySection({ account: { username, deputy, away_until }, onChange }: Props) {
  const texts = accountTexts.away;
  const colleagues = useColleagues();
  const names = new Set([...colleagues.map((colleague) => colleague.username), deputy]);
  const others = [...names].filter((one) => one !== '' && one !== username);
  return (
    <SavedSection texts={texts} initialValues={{ deputy, away_until }} endpoint={accountChangeEndpoints.updateAway} onChange={onChange}>
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
const hoursOf = ({ zone, days }: Hours) => ({ zone, days: days.map((day) => (day.from || day.to ? day : null)) });

/** When somebody holds interviews. */
export function HoursSection({ account, onChange }: Props) {
  const texts = accountTexts.hours;
  return (
    <SavedSection
      texts={texts}
      initialValues={{ hours: valuesOf(account.hours ?? usualHours(browserZone())) }}
      inputOf={({ hours }) => ({ hours: hours.days.some(({ from, to }) => from || to) ? hoursOf(hours) : null })}
      endpoint={accountEndpoints.updateHours}
      onChange={onChange}
    >
      {(form) => (
        <>
          <NativeSelect
            {...form.getInputProps('hours.zone')}
            label={texts.zone}
            data={[...new Set([form.values.hours.zone, browserZone(), ...Intl.supportedValuesOf('timeZone')])]}
          />
          <div className="stack">
            {texts.days.map((day, index) => (
              <div key={day} className={styles.day}>
                <span>{day}</span>
                <TextInput {...form.getInputProps(`hours.days.${index}.from`)} type="time" aria-label={texts.from(day)} />
                <TextInput {...form.getInputProps(`hours.days.${index}.to`)} type="time" aria-label={texts.to(day)} />
                <IconButton
                  label={texts.copy(day)}
                  Icon={IconCopy}
                  onClick={() => form.setFieldValue('hours.days', (days) => days.map(() => days[index] ?? blankDay))}
                />
              </div>
            ))}
          </div>
        </>
      )}
    </SavedSection>
  );
}

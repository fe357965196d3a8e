import { TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useState } from 'react';
import { accountEndpoints } from '#rooms/accounts/contract/endpoints.ts';
import type { Account } from '#rooms/accounts/contract/login.ts';
import { profile, type Profile } from '#rooms/accounts/contract/team.ts';
import { yourAccountTexts } from '#rooms/accounts/contract/your-account-texts.ts';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { FailureNotice } from '../../shared/forms/FailureNotice.tsx';
import formStyles from '../../shared/forms/Form.module.css';
import { SubmitButton } from '../../shared/forms/SubmitButton.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { useSubmission } from '../../shared/forms/use-submission.ts';
import { adminCall } from '../session/admin-call.ts';
import { accountTexts } from './account-texts.ts';
import { AccountSection } from './AccountSection.tsx';

const profileTexts = accountTexts.profile;

type Props = { account: Account; onChange: (change: Profile) => void };

/** The name and title that others see. */
export function ProfileSection({ account: { name, title }, onChange }: Props) {
  const [saved, setSaved] = useState(false);
  const form = useForm<Profile>({
    initialValues: { name, title },
    validate: schemaResolver(profile, { sync: true }),
    onValuesChange: () => setSaved(false),
  });
  const { submit, sending, failure } = useSubmission(async (values: Profile) => {
    const change = profile.parse(values);
    await adminCall(accountEndpoints.updateProfile, { body: change });
    onChange(change);
    setSaved(true);
  });

  return (
    <AccountSection heading={profileTexts.heading} hint={profileTexts.hint}>
      <form className={formStyles.form} onSubmit={form.onSubmit(submit)} noValidate>
        <TextInput {...form.getInputProps('name')} label={profileTexts.fields.name} autoComplete="name" required withAsterisk={false} />
        <TextInput {...form.getInputProps('title')} label={profileTexts.fields.title} autoComplete="organization-title" />
        {failure && <FailureNotice error={failure.error} failed={yourAccountTexts.changeProfileFailed} />}
        {saved && <Notice kind="success">{profileTexts.saved}</Notice>}
        <div>
          <SubmitButton sending={sending} texts={profileTexts} />
        </div>
      </form>
    </AccountSection>
  );
}

import { useState } from 'react';
import { accountEndpoints } from '#rooms/accounts/contract/endpoints.ts';
import { passwordChange } from '#rooms/accounts/contract/login.ts';
import { yourAccountTexts } from '#rooms/accounts/contract/your-account-texts.ts';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { accountTexts } from './account-texts.ts';
import { currentPassword, PasswordForm } from './PasswordForm.tsx';
import { adminCall } from '../session/admin-call.ts';
import { AccountSection } from './AccountSection.tsx';

const passwordTexts = accountTexts.password;

type Props = { username: string; onChanged: () => void };

/** Changes the password, which ends the account's other sessions, feed and invitations. */
export function PasswordSection({ username, onChanged }: Props) {
  const [changed, setChanged] = useState(false);

  return (
    <AccountSection heading={passwordTexts.heading} hint={passwordTexts.hint}>
      <PasswordForm
        username={username}
        schema={passwordChange}
        fields={[
          { name: 'currentPassword', ...currentPassword },
          {
            name: 'newPassword',
            label: passwordTexts.fields.newPassword,
            description: passwordTexts.newPasswordHint,
            autoComplete: 'new-password',
            errors: [yourAccountTexts.passwordCommon, yourAccountTexts.passwordPersonal],
          },
        ]}
        failed={yourAccountTexts.changePasswordFailed}
        texts={passwordTexts}
        send={async (body) => {
          setChanged(false);
          await adminCall(accountEndpoints.changePassword, { body });
          setChanged(true);
          onChanged();
        }}
      >
        {changed && <Notice kind="success">{passwordTexts.changed}</Notice>}
      </PasswordForm>
    </AccountSection>
  );
}

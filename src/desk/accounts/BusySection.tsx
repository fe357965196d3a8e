import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { accountEndpoints } from '#rooms/accounts/contract/endpoints.ts';
import { type Account, busyInput } from '#rooms/accounts/contract/login.ts';
import { yourAccountTexts } from '#rooms/accounts/contract/your-account-texts.ts';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { FailureNotice } from '../../shared/forms/FailureNotice.tsx';
import formStyles from '../../shared/forms/Form.module.css';
import { SubmitButton } from '../../shared/forms/SubmitButton.tsx';
import { useForm, validator } from '../../shared/forms/use-form.ts';
import { useSubmission } from '../../shared/forms/use-submission.ts';
import { focusWithoutScroll } from '../../shared/lib/focus.ts';
import { adminCall } from '../session/admin-call.ts';
import { accountTexts } from './account-texts.ts';
import { AccountSection } from './AccountSection.tsx';

const texts = accountTexts.busy;

type Props = { account: Account; onChange: (change: { busy: boolean }) => void };

/** The secret address of one's own calendar, which is tried before it is kept, and never shown. */
export function BusySection({ account: { busy }, onChange }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [found, setFound] = useState<number>();
  const form = useForm({ initialValues: { address: '' }, validate: validator(busyInput) });
  /** Without an address, the calendar is disconnected. */
  const { submit, sending, failure } = useSubmission(async ({ address }: { address?: string }) => {
    setFound(undefined);
    if (address === undefined) {
      await adminCall(accountEndpoints.endBusy);
      focusWithoutScroll(heading.current);
    } else {
      const { data } = await adminCall(accountEndpoints.updateBusy, { body: { address } });
      setFound(data.times);
      form.reset();
    }
    onChange({ busy: address !== undefined });
  });

  return (
    <AccountSection heading={texts.heading} hint={texts.hint} headingRef={heading}>
      <p role="status">{busy ? texts.on : texts.off}</p>
      <form className={formStyles.form} onSubmit={form.onSubmit(submit)} inert={sending} noValidate>
        <TextInput
          {...form.getInputProps('address')}
          label={texts.field}
          description={texts.fieldHint}
          autoComplete="off"
          spellCheck={false}
        />
        {failure && <FailureNotice error={failure.error} failed={yourAccountTexts.changeBusyFailed} />}
        {found !== undefined && <Notice kind="success">{texts.found(found)}</Notice>}
        <div className="row">
          <SubmitButton sending={sending} texts={texts} />
          {busy && (
            <Button variant="default" onClick={() => submit({})}>
              {texts.end}
            </Button>
          )}
        </div>
      </form>
    </AccountSection>
  );
}

import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { accountEndpoints } from '#rooms/accounts/contract/endpoints.ts';
import type { Account } from '#rooms/accounts/contract/login.ts';
import { yourAccountTexts } from '#rooms/accounts/contract/your-account-texts.ts';
import { accountTexts } from './account-texts.ts';
import { CopyButton } from './login/RecoveryCodes.tsx';
import { useSubmission } from '../../shared/forms/use-submission.ts';
import { focusOnMount, focusWithoutScroll } from '../../shared/lib/focus.ts';
import { adminCall } from '../session/admin-call.ts';
import { LoadFailure } from '../shell/Loaded.tsx';
import { AccountSection } from './AccountSection.tsx';

const calendarTexts = accountTexts.calendar;

type Props = { account: Account; onChange: (change: { calendar: boolean }) => void };

/** A new address is shown until the page is left, and replaces the one before. */
export function CalendarSection({ account: { calendar }, onChange }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [address, setAddress] = useState('');
  const [action, setAction] = useState<'create' | 'end'>('create');
  const { submit, sending, failure } = useSubmission(async (chosen: typeof action) => {
    setAction(chosen);
    if (chosen === 'create') {
      const { data } = await adminCall(accountEndpoints.createCalendarFeed);
      setAddress(location.origin + data.path);
    } else {
      await adminCall(accountEndpoints.endCalendarFeed);
      setAddress('');
      focusWithoutScroll(heading.current);
    }
    onChange({ calendar: chosen === 'create' });
  });

  return (
    <AccountSection heading={calendarTexts.heading} hint={calendarTexts.hint} headingRef={heading}>
      <p role="status">{calendar ? calendarTexts.on : calendarTexts.off}</p>
      {address !== '' && (
        <>
          <TextInput
            key={address}
            ref={focusOnMount}
            label={calendarTexts.address}
            description={calendarTexts.addressHint}
            value={address}
            readOnly
            onFocus={({ target }) => target.select()}
          />
          <div className="row">
            <CopyButton text={address} />
          </div>
        </>
      )}
      {failure && <LoadFailure title={yourAccountTexts.changeCalendarFailed} error={failure.error} onRetry={() => submit(action)} />}
      <div className="row">
        <Button variant={calendar ? 'default' : 'filled'} aria-disabled={sending} onClick={() => submit('create')}>
          {calendar ? calendarTexts.renew : calendarTexts.create}
        </Button>
        {calendar && (
          <Button variant="default" aria-disabled={sending} onClick={() => submit('end')}>
            {calendarTexts.end}
          </Button>
        )}
      </div>
    </AccountSection>
  );
}

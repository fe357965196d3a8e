import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { type Account, accountEndpoints, busyInput } from '#rooms/accounts/contract/endpoints.ts';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { FailureNotice } from '../../shared/forms/FailureNotice.tsx';
import { useForm, validator } from '../../shared/forms/use-form.ts';
import { useSubmission } from '../../shared/forms/use-submission.ts';
import { focusWithoutScroll } from '../../shared/lib/focus.ts';
import { adminCall } from '../session/admin-call.ts';
import { EditForm } from '../shell/EditDialog.tsx';
import { PageSection } from '../shell/PageSection.tsx';
import { accountTexts } from './account-texts.ts';
import { AddressToCopy } from './login/RecoveryCodes.tsx';

const { calendar: feedTexts, busy: busyTexts } = accountTexts;

type Props = { account: Account; onChange: (change: Partial<Account>) => void };

/** A new address is shown until the page is left, and replaces the one before. */
export function CalendarSection({ account: { calendar }, onChange }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [address, setAddress] = useState('');
  const { submit, sending, failure } = useSubmission(async (isWanted: boolean) => {
    if (isWanted) {
      const { data } = await adminCall(accountEndpoints.createCalendarFeed);
      setAddress(location.origin + data.path);
    } else {
      await adminCall(accountEndpoints.endCalendarFeed);
      setAddress('');
      focusWithoutScroll(heading.current);
    }
    onChange({ calendar: isWanted });
  });

  return (
    <PageSection heading={feedTexts.heading} hint={feedTexts.hint} headingRef={heading}>
      <p role="status">{calendar ? feedTexts.on : feedTexts.off}</p>
      {address !== '' && <AddressToCopy label={feedTexts.address} description={feedTexts.addressHint} value={address} />}
      {failure && <FailureNotice error={failure.error} failed={feedTexts.failed} />}
      <div className="row">
        <Button variant="default" aria-disabled={sending} onClick={() => submit(true)}>
          {calendar ? feedTexts.renew : feedTexts.create}
        </Button>
        {calendar && (
          <Button variant="default" aria-disabled={sending} onClick={() => submit(false)}>
            {feedTexts.end}
          </Button>
        )}
      </div>
    </PageSection>
  );
}

/** The secret address of one's own calendar, which is tried before it is kept, and never shown. */
export function BusySection({ account: { busy }, onChange }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useForm({ initialValues: { address: '' }, validate: validator(busyInput) });
  /** Without an address, the calendar is disconnected. */
  const submission = useSubmission(async ({ address }: { address: string }) => {
    if (address === '') {
      await adminCall(accountEndpoints.endBusy);
      onChange({ busy: false });
      focusWithoutScroll(heading.current);
      return undefined;
    }
    const { data } = await adminCall(accountEndpoints.updateBusy, { body: { address } });
    form.reset();
    onChange({ busy: true });
    return data.times;
  });

  return (
    <PageSection heading={busyTexts.heading} hint={busyTexts.hint} headingRef={heading}>
      <p role="status">{busy ? busyTexts.on : busyTexts.off}</p>
      <EditForm {...{ form, submission }} failed={busyTexts.failed} texts={busyTexts} quiet>
        <TextInput
          {...form.getInputProps('address')}
          label={busyTexts.field}
          description={busyTexts.fieldHint}
          autoComplete="off"
          spellCheck={false}
        />
        {submission.answer?.value !== undefined && <Notice kind="success">{busyTexts.found(submission.answer.value)}</Notice>}
      </EditForm>
      {busy && (
        <Button variant="default" onClick={() => void submission.submit({ address: '' })}>
          {busyTexts.end}
        </Button>
      )}
    </PageSection>
  );
}

import { accountChangeEndpoints, awayInput } from '#rooms/accounts/contract/account-changes.ts';
import { type Account, newsChoices } from '#rooms/accounts/contract/login.ts';
import { NativeSelect, Radio, Stack, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useState } from 'react';
import { accountEndpoints } from '#rooms/accounts/contract/endpoints.ts';

import { yourAccountTexts } from '#rooms/accounts/contract/your-account-texts.ts';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { accountTexts } from './account-texts.ts';
import { FailureNotice } from '../../shared/forms/FailureNotice.tsx';
import formStyles from '../../shared/forms/Form.module.css';
import { SubmitButton } from '../../shared/forms/SubmitButton.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { useSubmission } from '../../shared/forms/use-submission.ts';
import '../../shared/styles/mantine-radio.css';
import { adminCall } from '../session/admin-call.ts';
import { LoadFailure } from '../shell/Loaded.tsx';
import { nameOf, useColleagues } from '../shell/people.ts';
import styles from './Account.module.css';
import { AccountSection } from './AccountSection.tsx';

const newsTexts = accountTexts.news;

type News = Account['news'];

type Props = { account: Account; onChange: (change: { news: News }) => void };

/** Each choice is stored when it is made. */
export function NewsSection({ account: { email, news }, onChange }: Props) {
  const [chosen, setChosen] = useState<News>();
  const { submit, sending, failure } = useSubmission(async (choice: News) => {
    setChosen(choice);
    await adminCall(accountEndpoints.updateNews, { body: { news: choice } });
    onChange({ news: choice });
  });

  return (
    <AccountSection heading={newsTexts.heading} hint={newsTexts.hint}>
      {email === '' ? (
        <p>{newsTexts.noAddress}</p>
      ) : (
        <Radio.Group label={newsTexts.goTo(email)} value={sending ? chosen : news} onChange={(choice) => void submit(choice)}>
          <Stack gap={0} mt={4}>
            {newsChoices.map((value) => (
              <Radio key={value} value={value} label={newsTexts.choices[value]} classNames={{ body: styles.choice }} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      {failure && chosen && <LoadFailure title={yourAccountTexts.changeNewsFailed} error={failure.error} onRetry={() => submit(chosen)} />}
      {chosen === news && !sending && <Notice kind="success">{newsTexts.changed}</Notice>}
    </AccountSection>
  );
}

type Away = Pick<Account, 'deputy' | 'away_until'>;

/** Who stands in for somebody on leave. */
export function AwaySection({
  account: { username, deputy, away_until },
  onChange,
}: {
  account: Account;
  onChange: (change: Away) => void;
}) {
  const texts = accountTexts.away;
  const [saved, setSaved] = useState(false);
  const form = useForm<Away>({
    initialValues: { deputy, away_until },
    validate: schemaResolver(awayInput, { sync: true }),
    onValuesChange: () => setSaved(false),
  });
  const { submit, sending, failure } = useSubmission(async (away: Away) => {
    await adminCall(accountChangeEndpoints.updateAway, { body: away });
    onChange(away);
    setSaved(true);
  });
  const colleagues = useColleagues();
  const names = new Set([...colleagues.map((colleague) => colleague.username), deputy]);
  const others = [...names].filter((one) => one !== '' && one !== username);

  return (
    <AccountSection heading={texts.heading} hint={texts.hint}>
      <form className={formStyles.form} onSubmit={form.onSubmit(submit)} noValidate>
        <NativeSelect
          {...form.getInputProps('deputy')}
          label={texts.deputy}
          data={[{ value: '', label: texts.nobody }, ...others.map((value) => ({ value, label: nameOf(value, colleagues) }))]}
        />
        <TextInput {...form.getInputProps('away_until')} label={texts.until} type="date" />
        {failure && <FailureNotice error={failure.error} failed={yourAccountTexts.changeAwayFailed} />}
        {saved && <Notice kind="success">{texts.saved}</Notice>}
        <div>
          <SubmitButton sending={sending} texts={texts} />
        </div>
      </form>
    </AccountSection>
  );
}

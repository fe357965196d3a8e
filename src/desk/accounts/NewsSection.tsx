import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { accountEndpoints } from '#rooms/accounts/contract/endpoints.ts';
import { type Account, newsChoices } from '#rooms/accounts/contract/login.ts';
import { yourAccountTexts } from '#rooms/accounts/contract/your-account-texts.ts';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { accountTexts } from './account-texts.ts';
import { useSubmission } from '../../shared/forms/use-submission.ts';
import '../../shared/styles/mantine-radio.css';
import { adminCall } from '../session/admin-call.ts';
import { LoadFailure } from '../shell/Loaded.tsx';
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

import { Button } from '@mantine/core';
import '../../styles/mantine-buttons.css';
import { useCallback, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { texts } from '#contract/texts.ts';
import { Notice } from '../../components/notice/Notice.tsx';
import { Section } from '../../components/section/Section.tsx';
import { applicantTexts } from '../../content/applicant.ts';
import { failureText, noAnswerHint } from '../../forms/failure-text.ts';
import { ApiError, call } from '../../lib/api.ts';
import { focusHeadingAfterRemoval } from '../../lib/focus.ts';
import { useLoad } from '../../lib/use-load.ts';
import { AddMessage } from './AddMessage.tsx';
import { ApplicationChoices } from './ApplicationChoices.tsx';
import { ApplicationHistory } from './ApplicationHistory.tsx';
import { ErasedApplication } from './ErasedApplication.tsx';
import { RequestLink } from './RequestLink.tsx';

/** Loads an application. The call changes nothing, so mail scanners may open the link. */
export function LoadedApplication({ token }: { token: string }) {
  const load = useCallback(
    async (signal: AbortSignal) => (await call(endpoints.readOwnApplication, { body: { token }, signal })).data,
    [token],
  );
  const { state, reload, update } = useLoad(load);
  const [erased, setErased] = useState(false);

  if (erased) return <ErasedApplication />;
  if (state.status === 'failed') {
    const { error } = state;
    return error instanceof ApiError && error.status === 404 ? <RequestLink unknown /> : <Failure error={error} onRetry={reload} />;
  }
  if (state.status === 'loading') {
    return (
      <Section label={applicantTexts.loading} background="mist">
        <p role="status">{applicantTexts.loading}</p>
      </Section>
    );
  }
  const { data: view } = state;
  const show = (next: typeof view) => update(() => next);
  return (
    <>
      <ApplicationHistory view={view} />
      <AddMessage token={token} reference={view.reference} full={view.messages.length >= limits.messagesPerApplication} onSent={show} />
      <ApplicationChoices token={token} status={view.status} onWithdrawn={show} onErased={() => setErased(true)} />
    </>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Section label={texts.applicationNotLoaded} background="mist">
      <Notice
        kind="error"
        title={texts.applicationNotLoaded}
        actions={
          <Button ref={focusHeadingAfterRemoval} size="xs" variant="default" onClick={onRetry}>
            {applicantTexts.retry}
          </Button>
        }
      >
        {noAnswerHint(error) ?? failureText(error, '', '')}
      </Notice>
    </Section>
  );
}

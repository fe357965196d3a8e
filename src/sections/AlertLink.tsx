import { Button } from '@mantine/core';
import '../styles/mantine-buttons.css';
import { useState, useSyncExternalStore } from 'react';
import { type AlertAction, alertActions } from '#contract/paths.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ButtonLink } from '../components/button-link/ButtonLink.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import type { AlertsContent } from '../content/alerts.ts';
import { FailureNotice } from '../forms/FailureNotice.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import { call } from '../lib/api.ts';
import { focusAfterRemoval } from '../lib/focus.ts';
import { tokenIn } from '../lib/link-token.ts';
import { paths } from '../paths.ts';

const actionEndpoints = { confirm: endpoints.confirmAlerts, unsubscribe: endpoints.endAlerts } satisfies Record<AlertAction, unknown>;

/** Confirms or ends job alerts, as a mailed link asks. It waits for a press of the button, because mail scanners open links too. */
export function AlertLink({ actions, missing, openings, noScript }: AlertsContent) {
  const fragment = useFragment();
  const action = alertActions.find((name) => fragment?.includes(name));
  const [doneFragment, setDoneFragment] = useState<string>();
  const { sending, failure, submit } = useSubmission(async (name: AlertAction) => {
    await call(actionEndpoints[name], { body: { token: tokenIn(fragment?.split(name)[1] ?? '') } });
    setDoneFragment(fragment);
  });

  const careers = <ButtonLink path={paths.careers}>{openings}</ButtonLink>;
  if (!action) {
    return (
      <PageTop heading={missing.heading} lead={fragment === undefined ? undefined : missing.text} noindex>
        <noscript>
          <p>{noScript}</p>
        </noscript>
        {fragment !== undefined && careers}
      </PageTop>
    );
  }
  const texts = actions[action];
  const isDone = doneFragment === fragment;
  return (
    <PageTop heading={isDone ? texts.doneHeading : texts.heading} noindex>
      <p role="status">{isDone ? texts.done : texts.text}</p>
      {isDone ? (
        careers
      ) : (
        <Button
          ref={focusAfterRemoval(() => document.querySelector<HTMLElement>('main h1'))}
          aria-busy={sending}
          onClick={() => void submit(action)}
        >
          {sending ? texts.sending : texts.button}
        </Button>
      )}
      {failure && <FailureNotice error={failure.error} failed={texts.failed} />}
    </PageTop>
  );
}

/** The fragment of the URL. It is undefined in prerendered HTML, because browsers do not send fragments. */
function useFragment(): string | undefined {
  return useSyncExternalStore(
    (onChange) => {
      addEventListener('hashchange', onChange);
      return () => removeEventListener('hashchange', onChange);
    },
    () => location.hash,
    () => undefined,
  );
}

import { Button } from '@mantine/core';
import '../styles/mantine-buttons.css';
import { useState, useSyncExternalStore } from 'react';
import { type AlertAction, alertActions } from '#contract/alert-links.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ButtonLink } from '../components/button-link/ButtonLink.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import type { AlertsContent } from '../content/alerts.ts';
import { FailureNotice } from '../forms/FailureNotice.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import { call } from '../lib/api.ts';
import { focusAfterRemoval } from '../lib/focus-after-removal.ts';
import { paths } from '../paths.ts';

const calls = { confirm: endpoints.confirmAlerts, unsubscribe: endpoints.endAlerts } satisfies Record<AlertAction, unknown>;

/** What a link in a mail asks for, with one press, since mail scanners open links too. */
export function AlertLink({ actions, missing, openings, noScript }: AlertsContent) {
  const address = useFragment();
  const fragment = new URLSearchParams(address?.slice(1));
  const action = alertActions.find((name) => fragment.has(name));
  const [done, setDone] = useState<AlertAction>();
  const { sending, failure, submit } = useSubmission(async (name: AlertAction) => {
    await call(calls[name], { body: { token: fragment.get(name) } });
    setDone(name);
  });

  const careers = <ButtonLink path={paths.careers}>{openings}</ButtonLink>;
  if (!action) {
    return (
      <PageTop heading={missing.heading} lead={address === undefined ? undefined : missing.text} noindex>
        <noscript>
          <p>{noScript}</p>
        </noscript>
        {address !== undefined && careers}
      </PageTop>
    );
  }
  const texts = actions[action];
  const isDone = done === action;
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
      {failure && <FailureNotice error={failure.error} refused={texts.failed} failed={texts.failed} />}
    </PageTop>
  );
}

/** The fragment of the address, undefined in prerendered HTML: no server knows it. */
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

import { Button } from '@mantine/core';
import '../../shared/styles/mantine-buttons.css';
import { useLocation } from 'react-router-dom';
import { alertEndpoints } from '#rooms/alerts/contract/alerts.ts';
import { type AlertAction, alertActions } from '#rooms/platform/contract/paths.ts';
import { ButtonLink } from '../components/button-link/ButtonLink.tsx';
import { LabelledList } from '../components/labelled-list/LabelledList.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import type { AlertsContent } from './alerts-texts.ts';
import { AlertForm } from './AlertForm.tsx';
import { FailureNotice } from '../../shared/forms/FailureNotice.tsx';
import { useSubmission } from '../../shared/forms/use-submission.ts';
import { call } from '../../shared/lib/api.ts';
import { focusHeadingAfterRemoval } from '../../shared/lib/focus.ts';
import { tokenIn } from '../../shared/lib/link-token.ts';
import { useInBrowser } from '../../shared/lib/use-in-browser.ts';
import { paths } from '../../paths.ts';

const actionEndpoints = { confirm: alertEndpoints.confirmAlerts, unsubscribe: alertEndpoints.endAlerts };

/** Confirms or ends job alerts. It waits for a press, because mail scanners open links too. */
export function Component({ content: { actions, missing, openings, noScript } }: { content: AlertsContent }) {
  const { hash } = useLocation();
  // Unknown in prerendered HTML, because browsers do not send fragments.
  const fragment = useInBrowser() ? hash : undefined;
  const action = alertActions.find((name) => fragment?.includes(name));
  const { sending, answer, failure, submit } = useSubmission(async (name: AlertAction) => {
    await call(actionEndpoints[name], { body: { token: tokenIn(fragment?.split(name)[1] ?? '') } });
    return fragment;
  });

  const careers = (
    <ButtonLink path={paths.careers} quiet={!action}>
      {openings}
    </ButtonLink>
  );
  const texts = action && actions[action];
  const isDone = answer?.value === fragment;
  return (
    <div className="by-fragment">
      {texts ? (
        <PageTop heading={isDone ? texts.doneHeading : texts.heading}>
          <p role="status">{isDone ? texts.done : texts.text}</p>
          {isDone ? (
            careers
          ) : (
            <Button ref={focusHeadingAfterRemoval} aria-busy={sending} onClick={() => void submit(action)}>
              {sending ? texts.sending : texts.button}
            </Button>
          )}
          {failure && <FailureNotice error={failure.error} failed={texts.failed} />}
        </PageTop>
      ) : (
        <PageTop
          heading={missing.heading}
          lead={fragment === undefined ? undefined : missing.text}
          aside={fragment !== undefined && <AlertForm criteria={{}} atStart />}
        >
          <noscript>
            <p>{noScript}</p>
          </noscript>
          {fragment !== undefined && (
            <>
              <LabelledList items={missing.facts} />
              {careers}
            </>
          )}
        </PageTop>
      )}
    </div>
  );
}

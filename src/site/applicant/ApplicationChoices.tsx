import { Button } from '@mantine/core';
import '../../shared/styles/mantine-buttons.css';
import { lazy, Suspense, useState } from 'react';
import { applicantEndpoints, type ApplicantView, type OwnView } from '#rooms/applicant/contract/endpoints.ts';
import { isOver } from '#rooms/applications/contract/applicant-statuses.ts';
import { officeDate } from '#rooms/platform/contract/office.ts';
import { privatePageTexts } from '#rooms/applicant/contract/private-page-texts.ts';
import { applicantTexts } from './applicant-texts.ts';
import { FailureNotice } from '../../shared/forms/FailureNotice.tsx';
import { useSubmission } from '../../shared/forms/use-submission.ts';
import { call, ignoreMissing } from '../../shared/lib/api.ts';
import { focusAfterRemoval, useFocusReturn } from '../../shared/lib/focus.ts';
import classes from './Applicant.module.css';
import { standingId } from './ApplicationRoad.tsx';

type Choice = 'withdraw' | 'erase';

/** Imported on use, because dialogs weigh 15 kB. */
const AskDialog = lazy(async () => {
  const [{ AskDialog }] = await Promise.all([
    import('../../shared/forms/AskDialog.tsx'),
    import('../../shared/styles/mantine-dialogs.css'),
  ]);
  return { default: AskDialog };
});

type Props = {
  token: string;
  view: ApplicantView;
  /** Null once nothing is left of it. */
  onChanged: (view: OwnView | null) => void;
};

const failureTexts: Record<Choice, string> = { withdraw: privatePageTexts.withdrawFailed, erase: privatePageTexts.eraseFailed };

/** Lets the applicant withdraw or erase the application, after a confirmation. */
export function ApplicationChoices({ token, view, onChanged }: Props) {
  const [asked, setAsked] = useState<Choice>();
  const [opened, setOpened] = useState(false);
  const rememberOpener = useFocusReturn(opened);
  const choices: Choice[] = isOver(view.status) ? ['erase'] : ['withdraw', 'erase'];
  const textsOf = (choice: Choice) =>
    choice === 'erase' && view.sealed_if_erased !== null
      ? { ...applicantTexts.erase, ...applicantTexts.seal(officeDate(view.sealed_if_erased)) }
      : applicantTexts[choice];

  const { sending, failure, submit, clearFailure } = useSubmission(async (choice: Choice) => {
    const body = { token };
    if (choice === 'withdraw') onChanged((await call(applicantEndpoints.withdrawOwnApplication, { body })).data);
    // The answer to an earlier attempt may have been lost.
    else onChanged((await call(applicantEndpoints.eraseOwnApplication, { body }).catch(ignoreMissing))?.data ?? null);
  });

  return (
    <>
      {choices.map((choice) => (
        // After a withdrawal, the new status takes the focus.
        <section key={choice} className={classes.part} ref={focusAfterRemoval(() => document.getElementById(standingId))}>
          <h3>{applicantTexts[choice].heading}</h3>
          <p className="dimmed">{textsOf(choice).text}</p>
          <Button
            variant="default"
            aria-disabled={sending}
            data-disabled={sending || undefined}
            onClick={({ currentTarget }) => {
              if (sending) return;
              rememberOpener(currentTarget);
              clearFailure();
              setAsked(choice);
              setOpened(true);
            }}
          >
            {applicantTexts[choice].action}
          </Button>
          {failure && asked === choice && <FailureNotice error={failure.error} failed={failureTexts[choice]} />}
        </section>
      ))}
      {asked && (
        <Suspense>
          <AskDialog
            dialog={{ opened, close: () => setOpened(false) }}
            title={applicantTexts[asked].action}
            question={textsOf(asked).question}
            consequence={textsOf(asked).detail}
            confirm={applicantTexts[asked].action}
            cancel={applicantTexts.cancel}
            close={applicantTexts.close}
            onConfirm={() => void submit(asked)}
          />
        </Suspense>
      )}
    </>
  );
}

import { useCallbackRef } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import type { NoMailReason } from '#rooms/answers/contract/answers.ts';
import { reasonError, tellingText } from '#rooms/answers/contract/team-words.ts';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { isClosed, tellingTemplate } from '#rooms/applications/contract/statuses.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { hasInterviewAhead } from '../shell/interview-words.ts';
import { lazyPart } from '../shell/lazy-part.ts';
import { mailTemplatesQuery } from '../shell/queries.ts';
import { useDialog } from '../shell/use-dialog.ts';
import type { SetStatus } from '../shell/use-item-actions.ts';
import type { Ending, Outcome } from './outcome.tsx';
import { sameAnswer } from './same-answer.ts';

const loadDialog = () => import('./TellDialog.tsx');
const TellDialog = lazyPart(async () => (await loadDialog()).TellDialog);

/** Asks how applicants are told of the end of their applications. `dialog` is to be rendered. */
export function useTelling() {
  const client = useQueryClient();
  const dialog = useDialog<Ending & { run: (outcome: Outcome) => void }>();

  return {
    open: dialog.open,
    /**
     * Asks about one application, unless the last choice holds, it is open, there is an address, no
     * interview is ahead, and `noMail` is not given.
     */
    ask: useCallbackRef((application: Application, status: string, run: (outcome: Outcome) => void, noMail?: NoMailReason) => {
      const ending = { status, known: [application], count: 1, noMail };
      const ask = () => dialog.open({ ...ending, run });
      const { status: before, applicant_email } = application;
      const same = noMail || isClosed(before) || hasInterviewAhead(application) || applicant_email === '' ? undefined : sameAnswer.read();
      const load = () => Promise.all([loadDialog(), client.query({ ...mailTemplatesQuery, staleTime: limits.refreshMs })]);
      if (!same || !tellingTemplate(status)) ask();
      else
        void load().then(([{ sameOutcome }, lists]) => {
          if (reasonError(lists, same.reason) || !tellingText(lists, status, same.template)) ask();
          else run(sameOutcome(ending, same));
        }, ask);
    }),
    asking: dialog.opened,
    close: dialog.close,
    dialog: dialog.render(({ run, ...ending }, props) => (
      <TellDialog
        {...props}
        ending={ending}
        onTell={(outcome) => {
          dialog.close();
          run(outcome);
        }}
      />
    )),
  };
}

/**
 * @returns `setStatus`, which first asks how the applicant is told, perhaps with a reason for
 * no email, and its dialog
 */
export function useToldStatus(setStatus: SetStatus<Application>) {
  const { ask, ...telling } = useTelling();
  const setToldStatus = useCallbackRef(
    (...[application, status, options, noMail]: [...Parameters<SetStatus<Application>>, NoMailReason?]) => {
      const mustAsk = tellingTemplate(status) !== undefined || (isClosed(status) && hasInterviewAhead(application));
      const restores = tellingTemplate(application.status) && { reason: application.reason };
      if (!mustAsk) setStatus(application, status, { ...options, restores });
      else ask(application, status, (outcome) => setStatus(application, status, { ...options, restores, ...outcome }), noMail);
    },
  );
  return { setStatus: setToldStatus, ...telling };
}

import { useCallbackRef } from '@mantine/hooks';
import { type NoMailReason, tellInput } from '#rooms/answers/contract/answers.ts';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { isClosed, tellingTemplate } from '#rooms/applications/contract/statuses.ts';
import { visitStore } from '../../shared/lib/stores.ts';
import { bookedTime } from '../shell/interview-words.ts';
import { lazyPart } from '../shell/lazy-part.ts';
import { useDialog } from '../shell/use-dialog.ts';
import type { SetStatus } from '../shell/use-item-actions.ts';
import type { Ending, Outcome } from './outcome.tsx';

const loadDialog = () => import('./TellDialog.tsx');
const TellDialog = lazyPart('telling', async () => (await loadDialog()).TellDialog);

const sameStore = 'tell the same';
const readSame = () => tellInput.safeParse(JSON.parse(visitStore.read(sameStore) ?? 'null')).data;

/** Asks how applicants are told of the end of their applications. `dialog` is to be rendered. */
export function useTelling() {
  const dialog = useDialog<Ending & { isAlone: boolean; run: (outcome: Outcome) => void }>();
  const open = useCallbackRef((ending: Ending, run: (outcome: Outcome) => void, isAlone?: boolean) =>
    dialog.open({ ...ending, isAlone: isAlone === true, run }),
  );

  return {
    open,
    /** Asks about one application, unless the last choice holds, no interview is ahead, no reason is given, and there is an address. */
    ask: useCallbackRef((application: Application, status: string, run: (outcome: Outcome) => void, reason?: NoMailReason) => {
      const ending = { status, known: [application], count: 1, reason };
      const ask = () => open(ending, run, true);
      const same = reason || hasInterviewAhead(application) || application.applicant_email === '' ? undefined : readSame();
      if (same && tellingTemplate(status)) void loadDialog().then(({ sameOutcome }) => run(sameOutcome(ending, same, endSame)), ask);
      else ask();
    }),
    asking: dialog.opened,
    close: dialog.close,
    dialog: dialog.subject && (
      <TellDialog
        key={dialog.key}
        opened={dialog.opened}
        ending={dialog.subject}
        isAlone={dialog.subject.isAlone}
        onTell={(outcome) => {
          dialog.close();
          dialog.subject?.run(outcome);
        }}
        onSame={(tell) => visitStore.write(sameStore, JSON.stringify(tell))}
        onEndSame={endSame}
        onClose={dialog.close}
      />
    ),
  };
}

const endSame = () => visitStore.remove(sameStore);

/** An interview that lies ahead, or times for one. */
function hasInterviewAhead({ interview }: Application): boolean {
  return Boolean(bookedTime(interview)) || interview?.state === 'proposed';
}

/** @returns `setStatus`, which first asks how the applicant is told, perhaps with a reason for no email, and its dialog */
export function useToldStatus(setStatus: SetStatus<Application>) {
  const { ask, ...telling } = useTelling();
  const setToldStatus = useCallbackRef(
    (...[application, status, options, reason]: [...Parameters<SetStatus<Application>>, NoMailReason?]) => {
      const mustAsk = tellingTemplate(status) !== undefined || (isClosed(status) && hasInterviewAhead(application));
      if (!mustAsk) setStatus(application, status, options);
      else
        ask(
          application,
          status,
          ({ tell, interview, ...outcome }) =>
            setStatus(application, status, { ...options, ...outcome, details: (tell ?? interview) && { tell, interview } }),
          reason,
        );
    },
  );
  return { setStatus: setToldStatus, ...telling };
}

import { useCallbackRef } from '@mantine/hooks';
import { Suspense } from 'react';
import { type Tell, tellInput } from '#contract/answers.ts';
import type { Application } from '#contract/applications.ts';
import { tellingTemplate } from '#contract/statuses.ts';
import { visitStore } from '../../lib/stores.ts';
import { lazyPart } from '../shared/lazy-part.ts';
import { useDialog } from '../shared/use-dialog.ts';
import type { SetStatus } from '../shared/use-item-actions.ts';

const TellDialog = lazyPart('telling', async () => (await import('./TellDialog.tsx')).TellDialog);

/** Whom a change rejects. `first` is missing if it is not loaded. */
export type Rejected = { first?: Application | undefined; count: number };

const sameStore = 'tell the same';

/** Asks how rejected applicants are told, unless staff have chosen the same for all. `dialog` is to be rendered. */
export function useTelling() {
  const dialog = useDialog<Rejected & { run: (tell: Tell) => void }>();

  const ask = useCallbackRef((rejected: Rejected, run: (tell: Tell) => void) => {
    const { data: same } = tellInput.safeParse(JSON.parse(visitStore.read(sameStore) ?? 'null'));
    if (same) run(same);
    else dialog.open({ ...rejected, run });
  });

  const answer = (tell: Tell, forAll: boolean) => {
    if (forAll) visitStore.write(sameStore, JSON.stringify(tell));
    dialog.close();
    dialog.subject?.run(tell);
  };

  return {
    ask,
    asking: dialog.opened,
    dialog: dialog.subject && (
      <Suspense>
        <TellDialog key={dialog.key} opened={dialog.opened} rejected={dialog.subject} onTell={answer} onClose={dialog.close} />
      </Suspense>
    ),
  };
}

/** @returns `setStatus`, which first asks how the applicant is told, and the dialog to be rendered */
export function useToldStatus(setStatus: SetStatus<Application>) {
  const { ask, ...telling } = useTelling();
  const setToldStatus: SetStatus<Application> = useCallbackRef((application, status, options) => {
    if (tellingTemplate(status) === undefined) setStatus(application, status, options);
    else ask({ first: application, count: 1 }, (tell) => setStatus(application, status, { ...options, details: { tell } }));
  });
  return { setStatus: setToldStatus, ...telling };
}

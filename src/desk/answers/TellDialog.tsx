import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { tellingTemplate } from '#rooms/applications/contract/statuses.ts';
import { statusAction, tellingTexts } from './telling-texts.ts';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { Loaded } from '../shell/Loaded.tsx';
import { mailTemplatesQuery } from '../shell/queries.ts';
import { type Ending, type Outcome, outcomeOf } from './outcome.tsx';
import type { Rejection } from '#rooms/answers/contract/team-words.ts';
import { TellForm } from './TellForm.tsx';
import { SidePanel } from '../shell/SidePanel.tsx';

type Props = {
  opened: boolean;
  ending: Ending;
  /** Whether it is about one application outside of a selection. */
  isAlone: boolean;
  onTell: (outcome: Outcome) => void;
  /** The next are told in the same way, without asking. */
  onSame: (rejection: Rejection) => void;
  onEndSame: () => void;
  onClose: () => void;
};

/** What happens to applicants whose applications end, before it happens. */
export function TellDialog({ opened, ending, isAlone, onTell, onSame, onEndSame, onClose }: Props) {
  const { known, count, status } = ending;
  const isTold = tellingTemplate(status) !== undefined;
  const query = useQuery({ ...mailTemplatesQuery, enabled: isTold });
  const action = statusAction(status);
  const other = isTold ? undefined : action;
  const title = known[0] && count === 1 ? tellingTexts.titleOne(known[0].applicant_name, other) : tellingTexts.title(count, other);
  const tellBy = (outcome: Outcome, forAll: boolean) => {
    if (forAll) onSame(outcome.rejection);
    onTell(forAll ? { ...outcome, ...sameNote(outcome.rejection, onEndSame) } : outcome);
  };
  if (!isTold) {
    const outcome = outcomeOf(ending, undefined);
    const dialog = { opened, close: onClose };
    return <ConfirmDialog {...{ dialog, title }} question={outcome.consequence} confirm={action} onConfirm={() => onTell(outcome)} />;
  }
  return (
    <SidePanel opened={opened} onClose={onClose} title={title}>
      <Loaded query={query} failed={tellingTexts.loadFailed}>
        {(templates) => (
          <TellForm
            ending={ending}
            templates={templates}
            submit={tellingTexts.reject}
            isRepeatable={isAlone}
            onSubmit={tellBy}
            onCancel={onClose}
          />
        )}
      </Loaded>
    </SidePanel>
  );
}

/** @returns what happens without asking, and how that is ended */
export function sameOutcome(ending: Ending, same: Rejection, onEnd: () => void): Outcome {
  const outcome = outcomeOf(ending, same.tell);
  return { ...outcome, rejection: { ...same, ...outcome.rejection }, ...sameNote(same, onEnd) };
}

function sameNote({ reason }: Rejection, onEnd: () => void): Pick<Outcome, 'more'> {
  const more = (
    <>
      {tellingTexts.unasked} {reason && tellingTexts.because(reason)}{' '}
      <Button size="xs" variant="default" onClick={onEnd}>
        {tellingTexts.askAgain}
      </Button>
    </>
  );
  return { more };
}

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { tellingTemplate } from '#rooms/applications/contract/statuses.ts';
import { statusAction, tellingTexts } from './telling-texts.ts';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { Loaded } from '../shell/Loaded.tsx';
import { mailTemplatesQuery } from '../shell/queries.ts';
import { type Ending, type Outcome, outcomeOf } from './outcome.tsx';
import type { Rejection } from '#rooms/answers/contract/answers.ts';
import { sameAnswer } from './same-answer.ts';
import { TellForm } from './TellForm.tsx';
import { SidePanel } from '../shell/SidePanel.tsx';

type Props = {
  opened: boolean;
  ending: Ending;
  onTell: (outcome: Outcome) => void;
  onClose: () => void;
};

/** What happens to applicants whose applications end, before it happens. */
export function TellDialog({ opened, ending, onTell, onClose }: Props) {
  const { known, count, status } = ending;
  const isTold = tellingTemplate(status) !== undefined;
  const query = useQuery({ ...mailTemplatesQuery, enabled: isTold });
  const action = statusAction(status);
  const other = isTold ? undefined : action;
  const title = known[0] && count === 1 ? tellingTexts.titleOne(known[0].applicant_name, other) : tellingTexts.title(count, other);
  if (!isTold) {
    const outcome = { ...outcomeOf(ending, undefined), details: {} };
    const dialog = { opened, close: onClose };
    return <ConfirmDialog {...{ dialog, title }} question={outcome.consequence} confirm={action} onConfirm={() => onTell(outcome)} />;
  }
  const tell = (details: Rejection, forAll: boolean) => {
    if (forAll) sameAnswer.write(details);
    onTell(forAll ? sameOutcome(ending, details) : { ...outcomeOf(ending, details.tell), details });
  };
  return (
    <SidePanel opened={opened} onClose={onClose} title={title}>
      <Loaded query={query} failed={tellingTexts.loadFailed}>
        {(templates) => <TellForm ending={ending} templates={templates} onSubmit={tell} onCancel={onClose} />}
      </Loaded>
    </SidePanel>
  );
}

/** @returns what happens without asking, and how that is ended */
export function sameOutcome(ending: Ending, details: Rejection): Outcome {
  const more = (
    <>
      {tellingTexts.unasked} {details.reason && tellingTexts.because(details.reason)}{' '}
      <Button size="xs" variant="default" onClick={sameAnswer.end}>
        {tellingTexts.askAgain}
      </Button>
    </>
  );
  return { ...outcomeOf(ending, details.tell), details, more };
}

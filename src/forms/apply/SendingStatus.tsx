import { texts } from '#contract/texts.ts';
import { applyTexts } from '../../content/form-texts.ts';

type Props = {
  sending: boolean;
  /** From 0 to 1. */
  sent: number;
  /** Whether the last attempt was stopped. */
  stopped: boolean;
};

/**
 * Tells screen readers how the sending goes, at three moments only, and that it was stopped. It has to be there before it
 * says something.
 */
export function SendingStatus({ sending, sent, stopped }: Props) {
  return (
    <div className="visually-hidden" role="status">
      {sending && stage(sent)}
      {stopped && texts.applyStopped}
    </div>
  );
}

function stage(sent: number): string {
  if (sent >= 1) return applyTexts.awaitingAnswer;
  return sent >= 0.5 ? applyTexts.halfUploaded : applyTexts.submitting;
}

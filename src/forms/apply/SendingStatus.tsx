import { messages } from '#contract/messages.ts';
import { applyCopy } from '../../content/form-copy.ts';

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
      {stopped && messages.applyStopped}
    </div>
  );
}

function stage(sent: number): string {
  if (sent >= 1) return applyCopy.awaitingAnswer;
  return sent >= 0.5 ? applyCopy.halfUploaded : applyCopy.submitting;
}

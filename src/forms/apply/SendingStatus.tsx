import { applyCopy } from '../../content/form-copy.ts';

type Props = {
  sending: boolean;
  /** From 0 to 1. */
  sent: number;
};

/** Tells screen readers how the sending goes, at three moments only. It has to be there before it says something. */
export function SendingStatus({ sending, sent }: Props) {
  return (
    <div className="visually-hidden" role="status">
      {sending && stage(sent)}
    </div>
  );
}

function stage(sent: number): string {
  if (sent >= 1) return applyCopy.awaitingAnswer;
  return sent >= 0.5 ? applyCopy.halfUploaded : applyCopy.submitting;
}

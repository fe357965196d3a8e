import { texts } from '#contract/texts.ts';
import { applyTexts } from '../../content/form-texts.ts';

type Props = {
  sending: boolean;
  /** From 0 to 1. */
  progress: number;
  stopped: boolean;
};

/** Announces three stages of sending, and that it was stopped. Render it always: a live region must exist before its text changes. */
export function SendingStatus({ sending, progress, stopped }: Props) {
  return (
    <div className="visually-hidden" role="status">
      {stopped ? texts.applyStopped : sending && stageText(progress)}
    </div>
  );
}

function stageText(progress: number): string {
  if (progress >= 1) return applyTexts.awaitingAnswer;
  return progress >= 0.5 ? applyTexts.halfUploaded : applyTexts.submitting;
}

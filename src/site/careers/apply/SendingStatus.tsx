import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { applyTexts } from '../../../shared/texts/form-texts.ts';

type Props = {
  sending: boolean;
  /** From 0 to 1. */
  progress: number;
  stopped?: boolean;
};

/** Announces the stages of sending. Render it always: a live region must exist before its text. */
export function SendingStatus({ sending, progress, stopped }: Props) {
  return (
    <div className="visually-hidden" role="status">
      {stopped ? visitorTexts.applyStopped : sending && stageText(progress)}
    </div>
  );
}

function stageText(progress: number): string {
  if (progress >= 1) return applyTexts.awaitingAnswer;
  return progress >= 0.5 ? applyTexts.halfUploaded : applyTexts.submitting;
}

export function UploadProgress({ label, progress }: { label: string; progress: number }) {
  const percent = Math.floor(progress * 100);
  return (
    <div className="stack gap-4 hint">
      <progress value={percent} max={100} aria-label={label} />
      <span aria-hidden="true">{percent < 100 ? applyTexts.uploaded(percent) : applyTexts.awaitingAnswer}</span>
    </div>
  );
}

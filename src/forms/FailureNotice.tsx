import { Notice } from '../components/notice/Notice.tsx';
import { failureText, silenceHint } from './failure-text.ts';

type Props = {
  error: unknown;
  /** For an answer without a text for people. */
  refused: string;
  /** For no answer, or one that is not understood. */
  failed: string;
};

/** Says that a form could not be sent, and where no answer came what helps. */
export function FailureNotice({ error, refused, failed }: Props) {
  const hint = silenceHint(error);
  return (
    <Notice kind="error">
      {failureText(error, refused, failed)} {hint && <p>{hint}</p>}
    </Notice>
  );
}

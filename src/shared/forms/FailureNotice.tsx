import { Notice } from '../components/notice/Notice.tsx';
import { failureText, noAnswerHint } from './failure-text.ts';

type Props = {
  error: unknown;
  /** Shown when the answer is missing or invalid. */
  failed: string;
  /** Shown when the server refuses the call without a text of its own. */
  refused?: string;
};

/** Reports a failed call, with a hint if the browser was offline or the call timed out. */
export function FailureNotice({ error, failed, refused = failed }: Props) {
  const hint = noAnswerHint(error);
  return (
    <Notice kind="error">
      {failureText(error, refused, failed)} {hint && <p>{hint}</p>}
    </Notice>
  );
}

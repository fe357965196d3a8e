export type Deadline = {
  /** Aborts with a `TimeoutError` at the deadline, or with the caller's signal. */
  signal: AbortSignal;
  restart: () => void;
  stop: () => void;
};

/** @param outer the caller's signal */
export function startDeadline(ms: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  // Not `AbortSignal.any`, which some supported browsers lack.
  const follow = () => controller.abort(outer?.reason);
  if (outer?.aborted) follow();
  else outer?.addEventListener('abort', follow);
  const startTimer = () => setTimeout(() => controller.abort(new DOMException('No answer in time', 'TimeoutError')), ms);
  let timer = startTimer();
  return {
    signal: controller.signal,
    restart: () => {
      clearTimeout(timer);
      timer = startTimer();
    },
    stop: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', follow);
    },
  };
}

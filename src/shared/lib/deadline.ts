export type Deadline = {
  /** Aborts with a `TimeoutError` at the deadline, or with the caller's signal. */
  signal: AbortSignal;
  restart: () => void;
  stop: () => void;
};

export function startDeadline(ms: number, callerSignal?: AbortSignal): Deadline {
  const controller = new AbortController();
  // Not `AbortSignal.any`, which some supported browsers lack.
  const abortWithCaller = () => controller.abort(callerSignal?.reason);
  if (callerSignal?.aborted) abortWithCaller();
  else callerSignal?.addEventListener('abort', abortWithCaller);
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
      callerSignal?.removeEventListener('abort', abortWithCaller);
    },
  };
}

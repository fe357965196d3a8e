export type Deadline = {
  /** Aborts when the time is over, with a `TimeoutError`, or when the caller's own signal does. */
  signal: AbortSignal;
  /** Begins the time anew: something was heard. */
  restart: () => void;
  /** Due when the work has ended. */
  stop: () => void;
};

/**
 * Watches that something ends in time.
 * @param ms how long it may be silent
 * @param outer the caller's own signal
 */
export function startDeadline(ms: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  // By hand: some of the browsers that the site is built for have no `AbortSignal.any`.
  const follow = () => controller.abort(outer?.reason);
  if (outer?.aborted) follow();
  else outer?.addEventListener('abort', follow);
  const timer = () => setTimeout(() => controller.abort(new DOMException('No answer in time', 'TimeoutError')), ms);
  let running = timer();
  return {
    signal: controller.signal,
    restart: () => {
      clearTimeout(running);
      running = timer();
    },
    stop: () => {
      clearTimeout(running);
      outer?.removeEventListener('abort', follow);
    },
  };
}

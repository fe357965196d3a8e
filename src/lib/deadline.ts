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
  const timer = () => setTimeout(() => controller.abort(new DOMException('No answer in time', 'TimeoutError')), ms);
  let running = timer();
  return {
    signal: outer ? AbortSignal.any([outer, controller.signal]) : controller.signal,
    restart: () => {
      clearTimeout(running);
      running = timer();
    },
    stop: () => clearTimeout(running),
  };
}

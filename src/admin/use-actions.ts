import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../lib/api.ts';

export type ActionFailure = {
  /** Its own among those of these actions: an attempt that fails again is another failure. */
  id: number;
  /** What failed, in the catalogue's words. */
  text: string;
  /** What it was done to, by name. */
  about?: string;
  /** Why, in the server's words, where it gave a reason. */
  detail?: string;
  /** Tries again that alone, and leaves other failures where they are. */
  retry: () => void;
  dismiss: () => void;
};

/**
 * What a list's buttons do: an action's failure is kept until the next action begins or until it is dismissed, its success is
 * said. Of those that are under way together each has a failure of its own.
 */
export function useActions() {
  // The latest first.
  const [failures, setFailures] = useState<ActionFailure[]>([]);
  const [said, setSaid] = useState('');
  const ids = useRef(0);

  /**
   * @param failed the catalogue's text for its failure
   * @param action shows its result at once, and takes it back before it rejects; resolves with what is said on success
   * @param about what it is done to, by name, where the failure might be taken for another's
   * @returns whether it succeeded at the first attempt
   */
  const attempt = useCallback(async (failed: string, action: () => Promise<string>, about?: string): Promise<boolean> => {
    const run = async (): Promise<boolean> => {
      setSaid('');
      try {
        setSaid(await action());
        return true;
      } catch (error) {
        ids.current += 1;
        const id = ids.current;
        const dismiss = () => setFailures((now) => now.filter((failure) => failure.id !== id));
        const retry = () => {
          dismiss();
          void run();
        };
        const detail = error instanceof ApiError ? error.text : undefined;
        setFailures((now) => [{ id, text: failed, about, detail, retry, dismiss }, ...now]);
        return false;
      }
    };
    setFailures([]);
    return run();
  }, []);

  return { attempt, failures, said, say: setSaid };
}

export type Actions = ReturnType<typeof useActions>;

import { useCallback, useState } from 'react';
import { ApiError } from '../lib/api.ts';

export type ActionFailure = {
  /** What failed, in the catalogue's words. */
  text: string;
  /** What it was done to, by name. */
  about?: string;
  /** Why, in the server's words, where it gave a reason. */
  detail?: string;
  retry: () => void;
};

/** What a list's buttons do: an action's failure is kept until the next action or until it is dismissed, its success is said. */
export function useActions() {
  const [failure, setFailure] = useState<ActionFailure>();
  const [said, setSaid] = useState('');

  /**
   * @param failed the catalogue's text for its failure
   * @param action shows its result at once, and takes it back before it rejects; resolves with what is said on success
   * @param about what it is done to, by name, where the failure might be taken for another's
   * @returns whether it succeeded at the first attempt
   */
  const attempt = useCallback(async (failed: string, action: () => Promise<string>, about?: string): Promise<boolean> => {
    const run = async (): Promise<boolean> => {
      setFailure(undefined);
      setSaid('');
      try {
        setSaid(await action());
        return true;
      } catch (error) {
        setFailure({
          text: failed,
          about,
          detail: error instanceof ApiError ? error.text : undefined,
          retry: () => void run(),
        });
        return false;
      }
    };
    return run();
  }, []);

  return { attempt, failure, dismiss: () => setFailure(undefined), said, say: setSaid };
}

export type Actions = ReturnType<typeof useActions>;

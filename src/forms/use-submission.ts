import { useRef, useState } from 'react';

type State = {
  sending: boolean;
  /** Why the last attempt failed, until the next one. */
  failure?: { error: unknown };
};

/**
 * A form's way to the server: one submission at a time, however often the button is pressed.
 * @param send does the work; the form keeps its values when it rejects
 */
export function useSubmission<Values>(send: (values: Values) => Promise<void>) {
  const [state, setState] = useState<State>({ sending: false });
  // State is too late to stop the second of two presses: both come before the next render.
  const busy = useRef(false);

  async function submit(values: Values): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setState({ sending: true });
    try {
      await send(values);
      setState({ sending: false });
    } catch (error) {
      setState({ sending: false, failure: { error } });
    } finally {
      busy.current = false;
    }
  }

  const clearFailure = () => setState(({ sending }) => ({ sending }));

  return { ...state, submit, clearFailure };
}

export type Submission<Values> = ReturnType<typeof useSubmission<Values>>;

import { useRef, useState } from 'react';

type State<Answer> = {
  sending: boolean;
  answer?: { value: Answer };
  failure?: { error: unknown };
};

/** Sends one at a time. @param send rejects on failure @param onSending called at begin and end */
export function useSubmission<Values, Answer = void>(send: (values: Values) => Promise<Answer>, onSending?: (sending: boolean) => void) {
  const [state, setState] = useState<State<Answer>>({ sending: false });
  // A ref, because two clicks can come before the next render.
  const busy = useRef(false);

  async function submit(values: Values): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    onSending?.(true);
    setState({ sending: true });
    try {
      const value = await send(values);
      setState({ sending: false, answer: { value } });
    } catch (error) {
      setState({ sending: false, failure: { error } });
    } finally {
      busy.current = false;
      onSending?.(false);
    }
  }

  const clearFailure = () => setState(({ sending }) => ({ sending }));

  return { ...state, submit, clearFailure };
}

export type Submission<Values> = ReturnType<typeof useSubmission<Values>>;

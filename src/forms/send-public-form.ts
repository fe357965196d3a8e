import { z } from 'zod/mini';
import { type acknowledgement, type Endpoint } from '#contract/endpoints.ts';
import { call, type CallOptions } from '../lib/api.ts';
import { sendOnce } from './send-once.ts';

type Submission = CallOptions & {
  name: string;
  /** Everything that the visitor can change, as text. */
  content: string;
};

/** Sends a public form once. @returns the server's message, if any @throws what {@link call} throws */
export async function sendPublicForm(
  endpoint: Endpoint & { output: typeof acknowledgement },
  { name, content, ...options }: Submission,
): Promise<string | undefined> {
  return sendOnce(name, content, async (headers) => {
    try {
      const { data } = await call(endpoint, { ...options, headers });
      return data.message;
    } catch (error) {
      // The JSON of a success without a message. An HTML page is a SyntaxError, because the server did not send it.
      if (error instanceof z.core.$ZodError) return undefined;
      throw error;
    }
  });
}

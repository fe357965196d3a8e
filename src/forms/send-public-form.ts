import { z } from 'zod/mini';
import { type acknowledgement, type Endpoint } from '#contract/endpoints.ts';
import { call, type CallOptions } from '../lib/api.ts';
import { sendOnce } from './send-once.ts';

type PublicSubmission = CallOptions & {
  name: string;
  /** Everything that the visitor can change, as text. */
  content: string;
};

/** Sends a public form once. @returns the server's message, if any @throws what {@link call} throws */
export async function sendPublicForm(
  endpoint: Endpoint & { output: typeof acknowledgement },
  { name, content, ...options }: PublicSubmission,
): Promise<string | undefined> {
  return sendOnce(name, content, async (headers) => {
    try {
      const { data } = await call(endpoint, { ...options, headers });
      return data.message;
    } catch (error) {
      // A success without a message. An HTML page is no success: it causes a SyntaxError.
      if (error instanceof z.core.$ZodError) return undefined;
      throw error;
    }
  });
}

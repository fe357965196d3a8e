import { z } from 'zod/mini';
import type { acknowledgement, Endpoint } from '#contract/endpoints.ts';
import { call, type CallOptions } from '../lib/api.ts';
import { sendOnce } from './send-once.ts';

type PublicSubmission = CallOptions & {
  name: string;
  /** Everything that the visitor can change, as text. */
  content: string;
};

/** An endpoint whose answer has a message. */
type Acknowledging = Endpoint & { output: z.ZodMiniType<z.infer<typeof acknowledgement>> };

/** Sends a public form once. @returns the server's answer, undefined if a success has none @throws what {@link call} throws */
export async function sendPublicForm<E extends Acknowledging>(
  endpoint: E,
  { name, content, ...options }: PublicSubmission,
): Promise<z.output<E['output']> | undefined> {
  return sendOnce(name, content, async (headers) => {
    try {
      const { data } = await call(endpoint, { ...options, headers });
      return data;
    } catch (error) {
      // A success without the answer of the contract. An HTML page is no success: it causes a SyntaxError.
      if (error instanceof z.core.$ZodError) return undefined;
      throw error;
    }
  });
}

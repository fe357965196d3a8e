import { z } from 'zod/mini';
import type { acknowledgement, Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { call, type CallOptions } from '../lib/api.ts';
import { sendOnce } from './send-once.ts';

type PublicSubmission = CallOptions & {
  /** Identifies the form, as in {@link sendOnce}. */
  name: string;
  /** Everything that the visitor can change, as text. */
  content: string;
};

/** An endpoint whose answer has a message. */
type Acknowledging = Endpoint & { output: z.ZodMiniType<z.infer<typeof acknowledgement>> };

/** @returns the answer, undefined if a success has no valid one @throws what {@link call} throws */
export async function sendPublicForm<E extends Acknowledging>(
  endpoint: E,
  { name, content, ...options }: PublicSubmission,
): Promise<z.output<E['output']> | undefined> {
  return sendOnce(name, content, async (headers) => {
    try {
      const { data } = await call(endpoint, { ...options, headers });
      return data;
    } catch (error) {
      // A success whose JSON breaks the contract. An HTML page throws a SyntaxError: a failure.
      if (error instanceof z.core.$ZodError) return undefined;
      throw error;
    }
  });
}

import { z } from 'zod/mini';
import { storedText, storedTime } from './stored.ts';

export const mailAudiences = ['staff', 'visitors'] as const;

/** What the outbox keeps of a mail that could not be delivered: neither address nor text. */
export const failedMail = z.object({
  id: z.string(),
  template: storedText,
  /** For whom it was, if no document reports the delivery. */
  audience: z.catch(z.nullable(z.enum(mailAudiences)), null),
  /** When it was given up. */
  at: storedTime,
  /** The only document that it is about, if that exists, and the tab that lists it. */
  about: z.nullable(z.object({ tab: z.string(), id: z.string(), name: storedText })),
});

export type FailedMail = z.infer<typeof failedMail>;

import { z } from 'zod/mini';
import { limits } from './limits.ts';
import { storedTime, version } from './stored.ts';
import { requiredParagraph } from './text.ts';
import { texts } from './texts.ts';

const replyDays = z
  .int({ error: texts.invalidReplyDays })
  .check(z.minimum(1, texts.invalidReplyDays), z.maximum(limits.replyDaysMax, texts.invalidReplyDays));

export const hiringProcessInput = z.object({
  next_steps: requiredParagraph('What happens next', limits.nextStepsLength),
  reply_days: replyDays,
});

export const hiringProcessDefaults = {
  next_steps:
    'An engineer of your future team reads your application. If it fits, we write to you and agree on a first conversation of 30 minutes.',
  reply_days: 10,
  updated_at: new Date(0).toISOString(),
};

export const hiringProcess = z.object({
  next_steps: z.catch(hiringProcessInput.shape.next_steps, hiringProcessDefaults.next_steps),
  reply_days: z.catch(replyDays, hiringProcessDefaults.reply_days),
  updated_at: storedTime,
});

export const hiringProcessEdit = z.extend(hiringProcessInput, { updated_at: version });

export type HiringProcessInput = z.infer<typeof hiringProcessInput>;
export type HiringProcess = z.infer<typeof hiringProcess>;

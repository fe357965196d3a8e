import { z } from 'zod/mini';
import { adminUsername } from '../../accounts/contract/username.ts';
import { email } from './email.ts';
import { endpoint, type Endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { text } from './text.ts';
import { texts } from './texts.ts';

/** Who gets a code: a form's address, an account that logs in, or who has a link to an account. */
const recipient = z
  .partial(z.object({ email, username: adminUsername, token: text(limits.linkTokenBytes) }))
  .check(z.refine((given) => Object.keys(given).length === 1, texts.requiredFields));

export type CodeRecipient = z.input<typeof recipient>;

export const captchaEndpoints = {
  /** Mails a code, and answers alike for everybody: docs/decisions/0003-requests.md */
  requestCaptchaCode: endpoint('POST', '/api/captcha/code', 'everyone', {
    status: 202,
    body: recipient,
    output: z.object({ challenge: z.string() }),
  }),
} satisfies Record<string, Endpoint>;

export const codeDigits = 6;

/** What a form sends as the token of its captcha begins with it. Google's tokens have no dots. */
export const codePrefix = 'code.';

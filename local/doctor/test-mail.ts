import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { render } from '../../functions/src/platform/mail/letter.ts';
import { openTransport, send } from '../../functions/src/platform/mail/send.ts';
import { reasonOf } from '../problem.ts';
import { type Check, check, ok, problem } from './check.ts';
import type { Target } from './google.ts';

const secretPayload = z.object({ payload: z.object({ data: z.base64() }) });

/** Sends a mail as the functions do. @param requireTls false for a server on this machine */
export function testMailCheck({ project, parameters, google }: Target, to: string, requireTls = true): Check {
  return check('Test mail', 'docs/deployment.md, "Mail"', async () => {
    const from = parameters['MAIL_FROM'] ?? '';
    if (from === '') return problem('not sent, because MAIL_FROM is not set');
    const secret = await google.ask(
      `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/SMTP_URL/versions/latest:access`,
      secretPayload,
    );
    if (!secret) return problem('not sent, because SMTP_URL is not set');
    const url = Buffer.from(secret.payload.data, 'base64').toString();
    const words = 'The site can send email. Look in the headers for spf, dkim and dmarc.';
    const letter = render({ subject: 'A test email', preview: words, blocks: [words] });
    try {
      await send({ id: randomUUID(), to }, letter, from, await openTransport({ smtp: { url, requireTls } }));
      return ok(`sent to ${to}. If it does not arrive, look among the spam.`);
    } catch (error) {
      return problem(`not sent: ${reasonOf(error)}`);
    }
  });
}

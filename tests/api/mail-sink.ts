import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type MailSink, startMailSink } from '../../local/mail/server.ts';

/** Runs an SMTP server that keeps what it receives, and that refuses mails while a test sets `refusal`. */
export function useMailSink() {
  let sink: MailSink | undefined;
  const started = () => {
    if (!sink) throw new Error('The mail sink has not been started');
    return sink;
  };
  const mails = {
    refusal: undefined as { code: number; text: string } | undefined,
    smtpUrl: () => started().smtpUrl,
    connections: () => started().connections(),
    all: () => started().messages(),
    to: (email: string) => mails.all().filter(({ to }) => to === email),
  };
  beforeAll(async () => {
    sink = await startMailSink({ ports: { smtp: 0, inbox: 0 }, refuse: () => mails.refusal });
  });
  afterAll(() => sink?.stop());
  beforeEach(() => {
    mails.refusal = undefined;
  });
  return mails;
}

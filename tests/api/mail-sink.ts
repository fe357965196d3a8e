import { afterAll, beforeEach } from 'vitest';
import { startMailSink } from '../../local/mail/server.ts';

/** An SMTP server that keeps what it receives, and refuses mails while a test sets `refusal`. */
export async function useMailSink() {
  const refusing: { refusal?: { code: number; text: string } } = {};
  const sink = await startMailSink({ ports: { smtp: 0, inbox: 0 }, refuse: () => refusing.refusal });
  afterAll(() => sink.stop());
  beforeEach(() => {
    delete refusing.refusal;
  });
  return Object.assign(refusing, sink, { to: (email: string) => sink.messages().filter(({ to }) => to === email) });
}

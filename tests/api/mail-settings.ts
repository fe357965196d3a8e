import type { MailSettings } from '../../functions/src/settings.ts';

/** The settings of a site that sends mail to `smtpUrl`. Without it, mails stay in the outbox. */
export function mailSettings(smtpUrl = '', changes: Partial<MailSettings> = {}): MailSettings {
  return {
    from: 'site@example.com',
    staff: ['staff@example.com'],
    newsFrequency: 'immediately',
    siteUrl: '',
    smtp: { url: smtpUrl, requireTls: false },
    ...changes,
  };
}

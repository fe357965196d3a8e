import type { MailSettings } from '../../functions/src/settings.ts';

/** The settings of a site that sends mail through a local server. Without `smtpUrl`, mails stay in the outbox. */
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

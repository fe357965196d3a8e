import { setTimeout as wait } from 'node:timers/promises';
import type { Transporter } from 'nodemailer';
import { z } from 'zod/mini';
import { mailAddress } from '../contract/email.ts';
import { serverLimits } from '../contract/limits.ts';
import { firestoreTime } from '../firestore/firebase.ts';
import { answerAddress } from './answer-address.ts';
import type { RenderedLetter } from './letter.ts';
import { type NewMail, privateUrl } from './new-mails.ts';
import type { LeasedMail, Outbox } from './outbox.ts';
import type { Recipients } from './recipients.ts';
import { inParallel } from '../in-parallel.ts';
import { log } from '../log.ts';
import type { MailSettings } from '../../settings.ts';
import { openTransport, send } from './send.ts';

/** What the mails of all rooms look like. */
type Templates = {
  renderTemplate: (name: string, values: unknown) => RenderedLetter | undefined;
  dailyLimit: (name: string, values: Record<string, unknown>) => number | undefined;
};

type DeliveryParts = {
  outbox: Outbox;
  mail: MailSettings | undefined;
  recipients: Recipients;
  loadTemplates: () => Promise<Templates>;
};

export type Delivery = 'sent' | 'failed' | 'postponed' | 'nothing to send';

const storedMail = z.object({
  to: mailAddress,
  reply_to: z.optional(mailAddress),
  answerable: z.optional(z.boolean()),
  template: z.string(),
  values: z.catch(z.record(z.string(), z.unknown()), {}),
  about: z.catch(z.array(z.string()), []),
  token: z.optional(z.string()),
});

/** After this time, no other batch begins. `postDue` has nine minutes. */
const dueMailsMs = 7 * 60 * 1000;

/** One is sent, while others are leased or settled. */
const mailsAtOnce = 3;

/** Sends a mail if it is due and nothing else is sending it. @param transport new by default */
export async function deliver(id: string, parts: DeliveryParts, transport?: Transporter): Promise<Delivery> {
  const { outbox, mail: settings } = parts;
  if (!settings) return 'nothing to send';
  const leased = await outbox.lease(id);
  if (!leased) return 'nothing to send';
  const delivery = await attempt(leased, settings, parts, transport ?? (await openTransport(settings)));
  if (delivery === 'postponed') await outbox.postpone(leased);
  else await outbox.settle(leased, delivery);
  return delivery;
}

/** Sends a new mail once it is due: a reply waits a little. @param notBefore as stored */
export async function deliverNew(id: string, notBefore: unknown, parts: DeliveryParts): Promise<Delivery> {
  const { data: due } = firestoreTime.safeParse(notBefore);
  const waitMs = due === undefined ? 0 : Date.parse(due) - Date.now();
  if (waitMs > serverLimits.postWaitMs) return 'nothing to send';
  // A timer can end a millisecond early.
  if (waitMs > 0) await wait(waitMs + 1);
  return deliver(id, parts);
}

/**
 * Sends over one connection what is due because its event got lost, its sender stopped, or it was
 * refused, until nothing is due, nothing of a batch could be sent, or the time is over.
 */
export async function deliverDue(parts: DeliveryParts): Promise<Delivery[]> {
  if (!parts.mail) return [];
  const end = performance.now() + dueMailsMs;
  const transport = await openTransport(parts.mail, true);
  const deliveries: Delivery[] = [];
  try {
    let ids: string[];
    let sent: boolean;
    do {
      ids = await parts.outbox.due(serverLimits.dueMails);
      const batch = await inParallel(ids, mailsAtOnce, (id) => deliver(id, parts, transport));
      sent = batch.includes('sent');
      deliveries.push(...batch);
    } while (sent && ids.length === serverLimits.dueMails && performance.now() < end);
  } finally {
    transport.close();
  }
  return deliveries;
}

/** Fills in the private link, but not for what is removed. @returns as `render` */
export function renderMail(
  { template, values, about, token }: Pick<NewMail, 'template' | 'values' | 'about' | 'token'>,
  siteUrl: string,
  render: Templates['renderTemplate'],
) {
  const isLinked = token !== undefined && about.length > 0;
  return render(template, isLinked ? { ...values, url: privateUrl(siteUrl, token) } : values);
}

async function attempt(
  { id, attempts, fields }: LeasedMail,
  settings: MailSettings,
  { recipients, loadTemplates }: DeliveryParts,
  transport: Transporter,
): Promise<Exclude<Delivery, 'nothing to send'>> {
  const logged = { severity: 'WARNING', mail: id, template: fields['template'], about: fields['about'] } as const;
  const fail = (reason: string): 'failed' => {
    log({ ...logged, message: 'mail failed', reason });
    return 'failed';
  };
  const { data: mail } = storedMail.safeParse(fields);
  if (!mail) return fail('address');
  const { renderTemplate, dailyLimit } = await loadTemplates();
  const letter = renderMail(mail, settings.siteUrl, renderTemplate);
  if (!letter) return fail('template');
  const limit = dailyLimit(mail.template, mail.values);
  if (limit !== undefined && !(await recipients.mayGet(mail.to, mail.template, id, limit))) return fail('recipient limit');
  try {
    await send({ id, to: mail.to, replyTo: replyTo(mail, settings) }, letter, settings.from, transport);
    return 'sent';
  } catch (error) {
    const { code, command, responseCode } = error as SmtpError;
    // Other refusals, such as of the sender or the password, concern the site: mails wait.
    const isPermanent = /^(?:RCPT TO|DATA)$/.test(command ?? '') && /^5\d\d$/.test(String(responseCode));
    log({ ...logged, message: isPermanent ? 'mail failed' : 'mail postponed', attempts, code, command, responseCode });
    return isPermanent ? 'failed' : 'postponed';
  }
}

/** Without an inbox, answers of applicants go to the first address of staff. */
function replyTo({ reply_to, answerable, to, about: [id] }: z.output<typeof storedMail>, { inbox, staff }: MailSettings) {
  if (!answerable) return reply_to;
  return inbox && id !== undefined ? answerAddress(inbox, id, to) : staff[0];
}

/** What is logged of an error: its message can contain addresses. */
type SmtpError = { code?: string; command?: string; responseCode?: number };

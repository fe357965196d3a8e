import type { MailedFile } from '../applications/contract/timeline.ts';
import { acceptedFile, checkedResume } from '../applications/resume-check.ts';
import { mailedFolder } from '../applications/resumes.ts';
import { resumeTypes } from '../applications/contract/resume.ts';
import type { Parts } from '../parts.ts';
import { mailboxOf } from '../platform/contract/email-key.ts';
import { limits, serverLimits } from '../platform/contract/limits.ts';
import { cleanLine, paragraph } from '../platform/contract/text.ts';
import { isTemporaryFailure } from '../platform/errors.ts';
import { hashed } from '../platform/firestore/hashed.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { UploadedFile } from '../platform/http/multipart.ts';
import { log } from '../platform/log.ts';
import { answerAddress, idIn } from '../platform/mail/answer-address.ts';
import type { ArrivedMail, Fate } from '../platform/mail/inbox.ts';
import { type IncomingMail, readIncoming } from '../platform/mail/incoming.ts';

export type InboxParts = Pick<Parts, 'ownChanges' | 'mail'> & {
  applications: Pick<Parts['applications'], 'withIdsFrom'>;
  resumes: Pick<Parts['resumes'], 'save' | 'removeAll'>;
};

/**
 * An answer enters its timeline once. People read other mails: docs/decisions/0011-mail.md
 * @throws if a later run can do better
 */
export async function fateOf(parts: InboxParts, mail: ArrivedMail): Promise<Fate> {
  const { inbox, from = '' } = parts.mail ?? {};
  const named = inbox && idIn(inbox, mail.addressees);
  if (!named) return undefined;
  if (mail.bytes > serverLimits.mailBytes) return 'left';
  const content = await mail.content();
  if (!content || content.filter((byte) => byte === 0x0a).length > serverLimits.mailLines) return 'left';
  try {
    const found = await parts.applications.withIdsFrom(named);
    const application = found.find(({ id, applicant_email }) => mail.addressees.includes(answerAddress(inbox, id, applicant_email)));
    if (!application) return 'left';
    const incoming = await readIncoming(content, [from, inbox.address]);
    const isTheirs = mailboxOf(incoming.from) === mailboxOf(application.applicant_email) && !incoming.isAutomatic;
    return isTheirs && (await file(parts, application.id, incoming)) ? 'filed' : 'left';
  } catch (error) {
    if (isTemporaryFailure(error)) throw error;
    log({ severity: 'WARNING', message: 'mail left in the inbox', reason: error instanceof Error ? error.name : '' });
    return 'left';
  }
}

const messageText = paragraph('Message', limits.messageLength);

/** @returns false if it is unreadable, empty, too long or one too many */
async function file({ ownChanges, resumes }: InboxParts, id: string, incoming: IncomingMail): Promise<boolean> {
  const { data: text } = messageText.safeParse(incoming.text);
  // What stands in for characters that could not be read.
  if (text === undefined || text.includes('\ufffd')) return false;
  const entryId = hashed(id, 'mailed', incoming.id);
  const folder = mailedFolder(id, entryId);
  const files: MailedFile[] = [];
  for (const { name: given, content } of incoming.files) {
    const name = cleanLine(given).slice(0, limits.resumeFileNameLength).toWellFormed();
    const isOneMore = files.length < serverLimits.filesPerMail && files.every((other) => other.name !== name);
    const resume = isOneMore ? await acceptable({ name, content: Buffer.from(content) }) : undefined;
    if (resume) await resumes.save(folder + resume.name, resume.content, resumeTypes[resume.extension]);
    files.push({ name: resume?.name ?? name, taken: resume !== undefined });
  }
  // Such as an encrypted mail, or one within winmail.dat.
  if (text === '' && !files.some(({ taken }) => taken)) return false;
  const quoted = messageText.safeParse(incoming.quoted.slice(0, limits.messageLength)).data ?? '';
  const { outcome } = await ownChanges.make(id, entryId, () => ({ kind: 'message', entry: { text, quoted, files } }));
  if (outcome !== 'done') await resumes.removeAll(folder);
  return outcome === 'done';
}

/** @returns undefined for what no applicant may send */
async function acceptable(file: UploadedFile) {
  try {
    return await checkedResume(acceptedFile(file));
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

import { allReaders, type Reader, whoSee, withDeputies } from '../colleagues/colleagues.ts';
import { readNamed } from '../colleagues/named.ts';
import { actorName } from '../platform/audited.ts';
import { storedText } from '../platform/contract/stored.ts';
import { withoutWaiting } from '../platform/mail/new-mails.ts';
import type { MailSettings } from '../settings.ts';
import { applicationNotices, type OwnAct } from './notices.ts';
import type { StoredApplication } from './stored.ts';
import { ofKinds } from './timeline.ts';

/** So many mails back, the last author who may still answer is looked for. */
const mailsRead = 5;

const mayAnswer = ({ role, email }: Reader) => role !== 'manager' && email !== '';

/**
 * Mails about what an applicant has done: to the owner, else to who wrote to them last, else to all
 * who may answer and want news; and to their deputies. Managers may not answer. Without anybody, the
 * addresses of staff are left.
 * @param now in milliseconds
 */
export async function mailsOfOwnAct(mail: MailSettings, { application, snapshot, reads }: StoredApplication, act: OwnAct, now: number) {
  const { job_id, assignee } = application;
  const { ref } = snapshot;
  const written = await ofKinds(ref, ['mail']).limit(mailsRead).select('by').get();
  const names = [assignee, ...written.docs.map((entry) => actorName(storedText.parse(entry.get('by'))))];
  const [first] = whoSee(await readNamed(ref.firestore, names, reads), job_id, names).filter(mayAnswer);
  const all = first ? [first] : (await allReaders(ref.firestore, reads)).filter((reader) => mayAnswer(reader) && reader.news !== 'none');
  const chosen = all.map(({ username }) => username);
  const readers = await withDeputies(ref.firestore, job_id, chosen, now, reads);
  const addresses = readers.filter(mayAnswer).map(({ email }) => email);
  return withoutWaiting(ref, applicationNotices(mail).ownAct(application, act, addresses));
}

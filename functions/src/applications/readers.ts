import type { DocumentReference } from 'firebase-admin/firestore';
import { allReaders, type Reader, whoSee, withDeputies } from '../colleagues/colleagues.ts';
import { readNamed } from '../colleagues/named.ts';
import { actorName } from '../platform/audited.ts';
import { storedText } from '../platform/contract/stored.ts';
import type { Application } from './contract/applications.ts';
import { ofKinds } from './timeline.ts';

/** So many mails back, the last author who may still answer is looked for. */
const mailsRead = 5;

const mayAnswer = ({ role, email }: Reader) => role !== 'manager' && email !== '';

/**
 * Who is mailed what an applicant has written: the owner, else who wrote to them last, else all who
 * may answer and want news; and their deputies. Managers may not answer. Without anybody, the
 * addresses of staff are left.
 * @param now in milliseconds @returns with the accounts that this relies on
 */
export async function readMailedStaff(ref: DocumentReference, application: Pick<Application, 'job_id' | 'assignee'>, now: number) {
  const { job_id, assignee } = application;
  const mails = await ofKinds(ref, ['mail']).limit(mailsRead).select('by').get();
  const names = [assignee, ...mails.docs.map((mail) => actorName(storedText.parse(mail.get('by'))))];
  const [first] = whoSee(await readNamed(ref.firestore, names), job_id, names).filter(mayAnswer);
  const all = first ? [first] : (await allReaders(ref.firestore)).filter((reader) => mayAnswer(reader) && reader.news !== 'none');
  const chosen = all.map(({ username }) => username);
  const { accounts, readers } = await withDeputies(ref.firestore, job_id, chosen, now);
  return { accounts, addresses: [...new Set(readers.filter(mayAnswer).map(({ email }) => email))] };
}

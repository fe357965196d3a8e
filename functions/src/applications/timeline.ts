import type { DocumentReference, DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { limits } from '../platform/contract/limits.ts';
import type { Page } from '../platform/contract/paging.ts';
import type { Role } from '../platform/contract/roles.ts';
import { storedTexts } from '../platform/contract/stored.ts';
import { mentionedNames, splitAtMentions } from './contract/mentions.ts';
import { type NoteInput, type OpenQuestion, ownChanges, type TimelineEntry, timelineEntry } from './contract/timeline.ts';
import { openStatuses } from './contract/statuses.ts';
import { toApplication } from './stored.ts';
import { type Actor, actorName, change, type Decided } from '../platform/audited.ts';
import { whoSee, withDeputies } from '../colleagues/colleagues.ts';
import { addMails } from '../platform/mail/new-mails.ts';
import {
  collection,
  documentIn,
  type Firebase,
  firestoreTime,
  storedDocument,
  ifUnchanged,
  type Reads,
  timelineOf,
  type Writes,
} from '../platform/firestore/firebase.ts';
import type { MailSettings } from '../settings.ts';
import type { Mention } from './mails.ts';
import { applicationNotices } from './notices.ts';
import { type Named, nameIn, readNamed } from '../colleagues/named.ts';
import { type Cursor, readPage, sorted } from '../platform/firestore/paging.ts';

type NoteChange = { outcome: 'done'; note: TimelineEntry } | { outcome: 'missing' } | { outcome: 'of somebody else' };

type WrittenNote = { id: string; text: string; by: Actor; at: Date };

export type TimelineStore = ReturnType<typeof timelineStore>;

/** What happened to applications, and the notes of staff: docs/decisions/0010-desk.md */
export function timelineStore(firebase: Firebase, mail?: MailSettings, clock: () => number = Date.now) {
  const notices = mail && applicationNotices(mail);
  const applicationDocument = async (id: string) => documentIn(collection(await firebase.db(), 'applications'), id);

  /** @param decide what becomes of a note of the actor's */
  async function changeNote(
    applicationId: string,
    noteId: string,
    actor: Actor,
    decide: (note: DocumentSnapshot, application: DocumentSnapshot, reads: Reads) => Decided<NoteChange> | Promise<Decided<NoteChange>>,
  ): Promise<NoteChange> {
    const document = await applicationDocument(applicationId);
    return change<NoteChange>(document, actor, async (application, reads) => {
      const note = await documentIn(timelineOf(document), noteId).get();
      // Without its application, the change would create one.
      if (!application.exists || !note.exists || note.get('kind') !== 'note') return { result: { outcome: 'missing' } };
      return note.get('by') === actor ? decide(note, application, reads) : { result: { outcome: 'of somebody else' } };
    });
  }

  /**
   * @param except whom the note has asked before; undefined if it is new, and so answers
   * @returns whom a note asks, and the change that makes it with the mails about it
   */
  async function mentionsOf(snapshot: DocumentSnapshot, reads: Reads, { id, text, by, at }: WrittenNote, except?: readonly string[]) {
    const db = snapshot.ref.firestore;
    const application = toApplication(snapshot);
    const { job_id } = application;
    const author = actorName(by);
    const names = mentionedNames(text).filter((name) => name !== author);
    const askers = except ? [] : [...new Set((await questionsIn(snapshot.ref, author)).map((question) => question.by))];
    const toAsk = names.filter((name) => !except?.includes(name));
    const named = await readNamed(db, names.length + askers.length > 0 ? [...names, author] : [], reads);
    const [asked, answered] = await Promise.all([toAsk, askers].map((some) => withDeputies(db, job_id, some, at.getTime(), reads)));
    const mentions = whoSee(named, job_id, names).map(({ username }) => username);
    const shown = { id, text: withNames(text, named) };
    const [ofAsked = [], ofAnswered = []] = [asked, answered].map((readers = []) => readers.map(({ email }) => email));
    const earlier = storedTexts.parse(snapshot.get('asked')).filter((name) => except || name !== author);
    const mailsTo = (addresses: string[], what: Mention) =>
      notices?.mention(application, what, shown, addresses, nameIn(named, author)) ?? [];
    const onlyAnswered = ofAnswered.filter((address) => !ofAsked.includes(address));
    const mails = [...mailsTo(ofAsked, 'asks'), ...mailsTo(onlyAnswered, 'answers')];
    const changeWith = (writeNote: (writes: Writes) => void) => ({
      /** `asked`: whom the notes may ask. `questionsTo` reads which of them do. */
      fields: { last_note_at: at, asked: [...new Set([...earlier, ...mentions])] },
      write: (writes: Writes) => {
        writeNote(writes);
        addMails(writes, db, mails, at.getTime());
      },
    });
    return { mentions, changeWith };
  }

  return {
    async page(id: string, limit: number, cursor?: Cursor): Promise<Page<TimelineEntry>> {
      return readPage(sorted(timelineOf(await applicationDocument(id)), 'newest', 'at'), toEntry, limit, cursor, 'at');
    },

    /** What the applicant has written and changed, and sent mails, by then. Oldest first. */
    async ofApplicant(id: string): Promise<TimelineEntry[]> {
      const { docs } = await ofKinds(await applicationDocument(id), ['message', 'mail', ...ownChanges]).get();
      const entries = docs.map((snapshot) => {
        const entry = toEntry(snapshot);
        return { ...entry, at: firestoreTime.safeParse(snapshot.get('settled_at')).data ?? entry.at };
      });
      const shown = entries.filter(({ kind, delivery }) => kind !== 'mail' || delivery === 'sent');
      return shown.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
    },

    /** What staff have noted about an application, newest first, as its applicant may read it. */
    async notesOf(id: string): Promise<TimelineEntry[]> {
      const document = await applicationDocument(id);
      const notes = (await ofKinds(document, ['note']).get()).docs.map(toEntry);
      const names = notes.flatMap(({ text }) => mentionedNames(text));
      const named = await readNamed(document.firestore, names);
      return notes.map((note) => ({ ...note, text: withNames(note.text, named) }));
    },

    /** The latest question to somebody about each open application, newest first. */
    async questionsTo(username: string): Promise<OpenQuestion[]> {
      const applications = collection(await firebase.db(), 'applications');
      const asking = applications.where('asked', 'array-contains', username).where('status', 'in', openStatuses);
      const { docs } = await asking.limit(limits.pageSizeMax).get();
      const questions = docs.map(async (application) => {
        const note = (await questionsIn(application.ref, username, acts))[0];
        const { id, applicant_name, job_id, job_title } = toApplication(application);
        return note ? [{ application: id, applicant_name, job_id, job_title, note }] : [];
      });
      return (await Promise.all(questions)).flat().toSorted((one, other) => other.note.at.localeCompare(one.note.at));
    },

    /** @param noteId the same for each attempt @returns undefined if there is no application */
    async addNote(applicationId: string, noteId: string, input: NoteInput & { role?: Role }, by: Actor) {
      const document = await applicationDocument(applicationId);
      const at = new Date(clock());
      const note = timelineOf(document).doc(noteId);
      return change<TimelineEntry | undefined>(document, by, async (application, reads) => {
        const known = application.exists ? await note.get() : undefined;
        if (!known || known.exists) return { result: known && toEntry(known) };
        const { mentions, changeWith } = await mentionsOf(application, reads, { id: noteId, text: input.text, by, at });
        const stored = { kind: 'note', at, by, ...input, mentions };
        const { fields, write } = changeWith((writes) => writes.create(note, stored));
        const { recommendations } = toApplication(application);
        const added = input.recommendation && { recommendations: { ...recommendations, [actorName(by)]: input.recommendation } };
        return { result: entryOf(noteId, stored), change: { action: 'add note', fields: { ...fields, ...added }, write } };
      });
    },

    /** Mails only those whom the note has not asked before. */
    editNote: (applicationId: string, noteId: string, text: string, by: Actor) =>
      changeNote(applicationId, noteId, by, async (note, application, reads) => {
        const current = toEntry(note);
        if (current.text === text) return { result: { outcome: 'done', note: current } };
        const at = new Date(clock());
        const { mentions, changeWith } = await mentionsOf(application, reads, { id: noteId, text, by, at }, current.mentions);
        const edit = (writes: Writes) => writes.update(note.ref, { text, mentions, updated_at: at }, ifUnchanged(note));
        return {
          result: { outcome: 'done', note: { ...current, text, mentions, updated_at: at.toISOString() } },
          change: { action: 'edit note', ...changeWith(edit) },
        };
      }),

    removeNote: (applicationId: string, noteId: string, actor: Actor) =>
      changeNote(applicationId, noteId, actor, async (note, application) => {
        const notes = (await ofKinds(application.ref, ['note']).get()).docs.map(toEntry);
        const others = notes.filter(({ id, recommendation }) => id !== noteId && recommendation !== '');
        // Of two by the same author, the newer one counts.
        const recommendations = Object.fromEntries(others.toReversed().map(({ by, recommendation }) => [by, recommendation]));
        return {
          result: { outcome: 'done', note: toEntry(note) },
          change: {
            action: 'delete note',
            fields: { recommendations },
            write: (writes) => writes.delete(note.ref, { exists: true }),
            deletedEntry: noteId,
          },
        };
      }),
  };
}

/** Usernames are for the login alone. */
function withNames(text: string, named: Named): string {
  const shown = (name: string) => `@${named.get(name.toLowerCase())?.exists ? nameIn(named, name.toLowerCase()) : name}`;
  return splitAtMentions(text)
    .map((part, index) => (index % 2 === 0 ? part : shown(part)))
    .join('');
}

/** The kinds of entries by which somebody has seen to a question. */
const acts = ['note', 'mail', 'status', 'scorecard'];

/** @returns the notes that have asked somebody since their own latest answer, newest first */
async function questionsIn(application: DocumentReference, name: string, kinds = ['note']): Promise<TimelineEntry[]> {
  const { docs } = await ofKinds(application, kinds).limit(limits.pageSizeMax).get();
  const entries = docs.map(toEntry);
  const answered = entries.find(({ by }) => by === name)?.at ?? '';
  return entries.filter(({ mentions, at, updated_at }) => mentions.includes(name) && (updated_at || at) > answered);
}

/** Newest first. */
export function ofKinds(application: DocumentReference, kinds: readonly string[]): Query {
  return timelineOf(application).where('kind', 'in', kinds).orderBy('at', 'desc');
}

function toEntry(snapshot: DocumentSnapshot): TimelineEntry {
  const { id, fields, createTime } = storedDocument(snapshot);
  return entryOf(id, { at: createTime, ...fields });
}

function entryOf(id: string, fields: Record<string, unknown>): TimelineEntry {
  const { by } = fields;
  const time = (value: unknown) => firestoreTime.safeParse(value).data;
  return timelineEntry.parse({
    ...fields,
    id,
    at: time(fields['at']),
    updated_at: time(fields['updated_at']),
    by: typeof by === 'string' ? actorName(by) : by,
  });
}

import type { Application } from '../applications/contract/applications.ts';
import { limits } from '../platform/contract/limits.ts';
import { type OwnChange, ownChanges } from '../applications/contract/timeline.ts';
import { changedApplication, toApplication } from '../applications/store.ts';
import { type Actor, audited } from '../platform/audited.ts';
import { collection, timelineOf } from '../platform/firestore/collections.ts';
import { ownerAddress } from '../accounts/colleagues.ts';
import { isDocumentId, nextVersion, type Writes } from '../platform/firestore/documents.ts';
import type { Firebase } from '../platform/firestore/firebase.ts';
import type { keeping } from '../applications/keeping.ts';
import { readNamed } from '../accounts/named.ts';
import { addMails, type NewMail, withoutWaiting } from '../platform/mail/new-mails.ts';
import { searchEntries } from '../applications/search.ts';
import { ofKinds } from '../applications/timeline.ts';

type Changed = Partial<Pick<Application, 'applicant_name' | 'phone' | 'resume_path' | 'resume'>> &
  Partial<ReturnType<typeof keeping>> & { resume_at?: Date };

/** `entry` is what the timeline says of it. `mailsTo` takes the owner's address, blank for none. Its mails are not for recipients who have one waiting. */
export type Change = {
  kind: OwnChange | 'message';
  entry: { text: string } | { from: string; to: string };
  fields?: Changed;
  mailsTo?: (owner: string) => readonly NewMail[];
};

/** `replaced` is absent if nothing has changed. */
export type OwnChangeOutcome =
  { outcome: 'done'; application: Application; replaced?: Application } | { outcome: 'missing' } | { outcome: 'full' };

/** What applicants write, and change in their applications: docs/decisions/0030-applicant-page.md */
export function ownChangeStore(firebase: Firebase, clock: () => number = Date.now) {
  return {
    /**
     * @param entryId the same for each attempt
     * @param changeOf the application, which may have changed since the applicant saw it; undefined if nothing is to be done
     */
    async make(id: string, entryId: string, changeOf: (current: Application) => Change | undefined): Promise<OwnChangeOutcome> {
      if (!isDocumentId(id)) return { outcome: 'missing' };
      const document = collection(await firebase.db(), 'applications').doc(id);
      const entry = timelineOf(document).doc(entryId);
      for (;;) {
        const snapshot = await document.get();
        if (!snapshot.exists) return { outcome: 'missing' };
        const current = toApplication(snapshot);
        const change = (await entry.get()).exists ? undefined : changeOf(current);
        if (!change) return { outcome: 'done', application: current };
        const { kind, fields, mailsTo } = change;
        const named = await readNamed(document.firestore, mailsTo ? [current.assignee] : []);
        const isMessage = kind === 'message';
        const max = isMessage ? limits.messagesPerApplication : limits.changesPerApplication;
        const [alike, newMails] = await Promise.all([
          ofKinds(document, isMessage ? [kind] : ownChanges)
            .count()
            .get(),
          withoutWaiting(document, mailsTo?.(ownerAddress(named, current)) ?? []),
        ]);
        if (alike.data().count >= max) return { outcome: 'full' };
        const at = nextVersion(current.updated_at, clock());
        const search = fields && { search: searchEntries({ ...current, ...fields }) };
        const write = (batch: Writes) => {
          batch.create(entry, { kind, at, by: 'visitor' satisfies Actor, ...change.entry });
          // Fails if another change was counted too late.
          batch.update(document, { ...fields, ...search, updated_at: at }, { lastUpdateTime: snapshot.updateTime });
          addMails(batch, document.firestore, newMails, at.getTime());
        };
        const outcome = await audited(document, 'visitor', isMessage ? 'add message' : `change ${kind}`, write, { named });
        if (outcome === 'done')
          return { outcome, application: changedApplication(snapshot, { ...fields, updated_at: at }), replaced: current };
      }
    },
  };
}

import type { Application } from '../applications/contract/applications.ts';
import { limits, serverLimits } from '../platform/contract/limits.ts';
import { type MailedFile, type OwnChange, ownChanges } from '../applications/contract/timeline.ts';
import type { ChangeApplication } from '../applications/change.ts';
import type { Actor } from '../platform/audited.ts';
import { timelineOf, type Writes } from '../platform/firestore/firebase.ts';
import { countOf } from '../platform/firestore/paging.ts';
import type { OwnAct } from '../applications/notices.ts';
import type { keeping } from '../applications/keeping.ts';
import { searchEntries } from '../applications/search.ts';
import { ofKinds } from '../applications/timeline.ts';

type Changed = Partial<Pick<Application, 'applicant_name' | 'phone' | 'resume_path' | 'resume'>> & Partial<ReturnType<typeof keeping>>;

/** `entry` goes to the timeline. */
export type Change = {
  kind: OwnChange | 'message';
  entry: { text: string; quoted?: string; files?: readonly MailedFile[] } | { from: string; to: string };
  fields?: Changed;
};

/** What applicants write, and change in their applications: docs/decisions/0013-private-page.md */
export function ownChangeStore(changeApplication: ChangeApplication) {
  return {
    /**
     * @param entryId the same for each attempt
     * @param changeOf the application, which may have changed; undefined to do nothing
     */
    make: (id: string, entryId: string, changeOf: (current: Application) => Change | undefined) =>
      changeApplication<'full'>(id, 'visitor', async ({ application, snapshot: { ref }, at }) => {
        const entry = timelineOf(ref).doc(entryId);
        const change = (await entry.get()).exists ? undefined : changeOf(application);
        if (!change) return undefined;
        const { kind, fields } = change;
        const isMessage = kind === 'message';
        const max = isMessage ? limits.messagesPerApplication : serverLimits.changesPerApplication;
        // Each consent counts when it is given, so it can always be ended.
        if (kind !== 'end keep' && (await countOf(ofKinds(ref, isMessage ? [kind] : ownChanges))) >= max) return 'full';
        const search = fields && { search: searchEntries({ ...application, ...fields }) };
        const write = (writes: Writes) => writes.create(entry, { kind, at, by: 'visitor' satisfies Actor, ...change.entry });
        const action = isMessage ? 'add message' : (`change ${kind}` as const);
        return { action, fields: { ...fields, ...search }, act: actOf(change), write };
      }),
  };
}

/** @returns what staff are mailed about */
function actOf({ kind, entry }: Change): OwnAct | undefined {
  if (kind === 'resume') return { what: kind };
  if (kind !== 'message' || !('text' in entry)) return undefined;
  return { message: [entry.text, ...(entry.files ?? []).map(({ name }) => name)].filter(Boolean).join('\n\n') };
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerEndpoints, type BulkInput, type BulkResult } from '#rooms/answers/contract/endpoints.ts';
import type { Rejection } from '#rooms/answers/contract/answers.ts';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { isClosed, type staffStatuses } from '#rooms/applications/contract/statuses.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { bulkTexts } from './bulk-texts.ts';
import { ApiError } from '../../shared/lib/api.ts';
import { applicationsChanged } from '../shell/queries.ts';
import type { Outcome } from '../shell/resource.ts';
import type { Selection, Version } from '../list/use-selection.ts';
import { adminCall } from '../session/admin-call.ts';
import { isMailed, nameOf } from '../shell/people.ts';

const maxNamed = 10;

type Options = Outcome & {
  selection: Pick<Selection, 'versions' | 'update'>;
  find: (id: string) => Application | undefined;
  /** Of one that was selected, listed or not. */
  applicantOf: (id: string) => string | undefined;
};

export type StaffStatus = (typeof staffStatuses)[number];
type Change = ({ set: StaffStatus } & Rejection) | { assign: string } | { delete: true };

/**
 * Changes the selected applications in one request, each only in the version that staff have seen.
 * What is not changed is named and stays selected, and a retry is based on its current version.
 */
export function useBulk({ selection, report, undo, find, applicantOf }: Options) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<string>();

  const send = async (body: BulkInput, text: string): Promise<BulkResult[]> => {
    setProgress(text);
    const call = adminCall(answerEndpoints.changeApplications, { body }).finally(() => {
      setProgress(undefined);
      applicationsChanged(client);
    });
    return (await call).data.results;
  };

  /** @throws {ApiError} if any application was not changed */
  const assertChanged = (results: BulkResult[]): void => {
    const failures = results.filter((result) => !isDone(result) && !isUnmailed(result));
    if (failures.length > 0) throw new ApiError(409, inWords(failures, applicantOf));
  };

  /** @param done announces the success */
  const changeSelected = (change: Change, failed: string, done: (count: number) => string) => {
    const running = 'delete' in change ? bulkTexts.deleting : bulkTexts.changing;
    let versions = selection.versions.map(({ id, updated_at }): Version => ({ id, updated_at: find(id)?.updated_at ?? updated_at }));

    void report.run(failed, async () => {
      const answers = await send({ ids: versions.map(({ id }) => id), versions, ...change }, running(versions.length));
      const results = 'delete' in change ? answers.map(countMissingAsDone) : answers;
      const byId = new Map(results.map((result) => [result.id, result]));

      const remaining = (version: Version): Version | undefined => {
        const { outcome, updated_at = version.updated_at } = byId.get(version.id) ?? {};
        return outcome === 'done' ? undefined : { id: version.id, updated_at };
      };
      versions = versions.flatMap((version) => remaining(version) ?? []);
      selection.update((version) => (byId.get(version.id)?.outcome === 'missing' ? undefined : remaining(version)));

      // What was deleted, or had the value already, has nothing to restore.
      const restorable = results.filter(({ before }) => before);
      const made = done(results.filter(isDone).length);
      const isEnd = 'set' in change && isClosed(change.set);
      const ended = isEnd ? `${made} ${(await import('../answers/outcome.tsx')).endInWords(results, change.tell)}` : made;
      const unmailed = inWords(results.filter(isUnmailed), applicantOf);
      const text = `${ended} ${unmailed}`.trim();
      const undoOf = restorable.length > 0 ? () => restore(restorable, failed) : undefined;
      if (undoOf || unmailed || results.some(({ ended }) => ended)) undo.propose({ text, undo: undoOf });
      assertChanged(results);
      return text;
    });
  };

  const restore = (changed: BulkResult[], failed: string) => {
    let rest = changed;
    const action = async () => {
      const results = await send({ restore: rest }, bulkTexts.restoring(rest.length));
      const restored = new Set(results.filter(isDone).map(({ id }) => id));
      rest = rest.filter(({ id }) => !restored.has(id));
      assertChanged(results);
      return bulkTexts.restored(results.length);
    };
    // The id keeps this failure and that of the undone change from replacing each other.
    void report.run(failed, action, { id: 'undo' });
  };

  return {
    progress,
    setStatus: (status: StaffStatus, rejection?: Rejection) =>
      changeSelected({ set: status, ...rejection }, staffTexts.updateStatusFailed, (count) => bulkTexts.changed(count, status)),
    assign: (username: string) =>
      changeSelected({ assign: username }, staffTexts.assignFailed, (count) =>
        bulkTexts.assigned(count, nameOf(username), count > 0 && isMailed(username)),
      ),
    remove: () => changeSelected({ delete: true }, staffTexts.deleteApplicationFailed, bulkTexts.deleted),
  };
}

const isDone = ({ outcome }: BulkResult) => outcome === 'done';
/** Nobody can be told by an email without an address, which is no failure. */
const isUnmailed = ({ outcome }: BulkResult) => outcome === 'no address';

const countMissingAsDone = (result: BulkResult): BulkResult => (result.outcome === 'missing' ? { ...result, outcome: 'done' } : result);

/** @returns 'Asha Rao: not changed; Ben Cho: no longer exists; and 3 more' */
function inWords(results: BulkResult[], applicantOf: Options['applicantOf']): string {
  const named = results
    .slice(0, maxNamed)
    .map(({ id, outcome }) => `${applicantOf(id) ?? bulkTexts.unknown}: ${bulkTexts.outcomes[outcome === 'done' ? 'failed' : outcome]}`);
  const others = results.length - named.length;
  return [...named, ...(others > 0 ? [bulkTexts.others(others)] : [])].join('; ');
}

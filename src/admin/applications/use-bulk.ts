import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Application, BulkInput, BulkResult, staffStatuses } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import { texts } from '#contract/texts.ts';
import { bulkTexts } from '../../content/staff/bulk.ts';
import { ApiError } from '../../lib/api.ts';
import { changeListed } from '../resource-tab/use-paged-list.ts';
import type { Selection } from '../resource-tab/use-selection.ts';
import type { Report } from '../resource-tab/use-report.ts';
import { adminCall } from '../session/admin-call.ts';
import { countsQuery } from '../shared/queries.ts';
import type { Undo } from '../shared/use-undo.ts';
import { resourceName } from './resource-name.ts';

/** How many applications a failure names. */
const maxNamed = 10;

type StaffStatus = (typeof staffStatuses)[number];

type Options = {
  selection: Selection;
  report: Report;
  undo: Undo;
  /** The loaded application with an id. */
  find: (id: string) => Application | undefined;
};

/** Changes the selected applications in one request. The failure names those that were not changed; the ones that still exist stay selected. */
export function useBulk({ selection, report, undo, find }: Options) {
  const client = useQueryClient();
  // Describes the running request.
  const [progress, setProgress] = useState<string>();

  const send = async (body: BulkInput, text: string): Promise<BulkResult[]> => {
    setProgress(text);
    try {
      const { data } = await adminCall(endpoints.changeApplications, { body });
      return data.results;
    } finally {
      setProgress(undefined);
      void client.invalidateQueries(countsQuery);
    }
  };

  /** Applies the changes to the loaded lists. */
  const apply = (results: BulkResult[], change: (application: Application, result: BulkResult) => Application | undefined) => {
    const byId = new Map(results.map((result) => [result.id, result]));
    return changeListed<Application>(client, resourceName, (application) => {
      const result = byId.get(application.id);
      if (!result) return application;
      if (result.outcome === 'missing') return undefined;
      return result.outcome === 'done' ? change(application, result) : application;
    });
  };

  /** Selects the applications that were not changed but still exist. */
  const selectUnchanged = (results: BulkResult[]) =>
    selection.set(results.filter(({ outcome }) => outcome === 'stale' || outcome === 'failed').map(({ id }) => id));

  /** @throws {ApiError} if any application was not changed */
  const assertChanged = async (results: BulkResult[]): Promise<void> => {
    const failures = results.filter(({ outcome }) => outcome !== 'done');
    if (failures.length > 0) throw new ApiError(409, await describeFailures(failures, find));
  };

  const setStatus = (status: StaffStatus) => {
    let ids = [...selection.ids];
    void report.run(texts.updateStatusFailed, async () => {
      const results = await send({ ids, set: status }, bulkTexts.changing(ids.length));
      const done = doneOf(results);
      await apply(results, (application, { before }) => ({
        ...application,
        status,
        updated_at: before?.updated_at ?? application.updated_at,
      }));
      const text = bulkTexts.changed(done.length, status);
      // An application that already had the status has nothing to restore.
      const changed = done.filter(({ before }) => before);
      if (changed.length > 0) undo.propose({ text, undo: () => restore(changed) });
      ids = ids.filter(canRetry(results));
      selectUnchanged(results);
      await assertChanged(results);
      return text;
    });
  };

  const restore = (changed: BulkResult[]) => {
    const statuses = new Map(changed.map(({ id, before }) => [id, before?.status]));
    let ids = [...statuses.keys()];
    void report.run(texts.updateStatusFailed, async () => {
      const results = await send({ restore: changed.filter(({ id }) => ids.includes(id)) }, bulkTexts.restoring(ids.length));
      await apply(results, (application, { id }) => ({ ...application, status: statuses.get(id) ?? application.status }));
      void client.invalidateQueries({ queryKey: [resourceName] });
      ids = ids.filter(canRetry(results));
      await assertChanged(results);
      return bulkTexts.restored(results.length);
    });
  };

  const remove = () => {
    let ids = [...selection.ids];
    void report.run(texts.deleteApplicationFailed, async () => {
      const answers = await send({ ids, delete: true }, bulkTexts.deleting(ids.length));
      const results = answers.map((result): BulkResult => (result.outcome === 'missing' ? { ...result, outcome: 'done' } : result));
      await apply(results, () => undefined);
      ids = ids.filter(canRetry(results));
      selectUnchanged(results);
      await assertChanged(results);
      return bulkTexts.deleted(results.length);
    });
  };

  return { progress, setStatus, remove };
}

const doneOf = (results: BulkResult[]) => results.filter(({ outcome }) => outcome === 'done');

/** @returns a filter for the ids to send again when the action is retried */
function canRetry(results: BulkResult[]): (id: string) => boolean {
  const done = new Set(doneOf(results).map(({ id }) => id));
  return (id) => !done.has(id);
}

/** @returns 'Asha Rao: not changed; Ben Cho: no longer exists; and 3 more' */
async function describeFailures(failures: BulkResult[], find: Options['find']): Promise<string> {
  const named = await Promise.all(
    failures.slice(0, maxNamed).map(async ({ id, outcome }) => {
      const name = find(id)?.applicant_name ?? (await readName(id));
      return `${name ?? bulkTexts.unknown}: ${bulkTexts.outcomes[outcome === 'done' ? 'failed' : outcome]}`;
    }),
  );
  const others = failures.length - named.length;
  return [...named, ...(others > 0 ? [bulkTexts.others(others)] : [])].join('; ');
}

/** @returns the name of an applicant who is not in the loaded part of the list; undefined if it cannot be loaded */
async function readName(id: string): Promise<string | undefined> {
  try {
    const { data } = await adminCall(endpoints.readApplication, { params: { id } });
    return data.application.applicant_name;
  } catch {
    return undefined;
  }
}

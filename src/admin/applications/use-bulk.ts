import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Application, BulkInput, BulkResult } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { staffStatuses } from '#contract/statuses.ts';
import { texts } from '#contract/texts.ts';
import { bulkTexts } from '../../content/staff/bulk.ts';
import { ApiError } from '../../lib/api.ts';
import { changeListed } from '../shared/lists.ts';
import type { Item, Outcome } from '../shared/resource.ts';
import type { Selection } from '../resource-tab/use-selection.ts';
import { adminCall } from '../session/admin-call.ts';
import { countsQuery } from '../shared/queries.ts';
import { applications } from './resource.ts';

/** How many applications a failure names. */
const maxNamed = 10;

type Version = Pick<Item, 'id' | 'updated_at'>;
type StaffStatus = (typeof staffStatuses)[number];

type Options = Outcome & {
  selection: Selection;
  find: (id: string) => Application | undefined;
};

/**
 * Changes the selected applications in one request, each only in the version that staff have seen.
 * What is not changed is named and stays selected, and a retry is based on its current version.
 */
export function useBulk({ selection, report, undo, find }: Options) {
  const client = useQueryClient();
  // Describes the running request.
  const [progress, setProgress] = useState<string>();
  // The latest versions that staff have seen, also of what is not loaded.
  const versions = useRef(new Map<string, string>());

  const learnVersions = (items: readonly Version[]) => {
    for (const { id, updated_at = '' } of items) if (updated_at > (versions.current.get(id) ?? '')) versions.current.set(id, updated_at);
  };
  const learnSelected = useEffectEvent(() => learnVersions([...selection.ids].flatMap((id) => find(id) ?? [])));
  useEffect(() => learnSelected(), [selection.ids]);

  const send = async (body: BulkInput, text: string): Promise<BulkResult[]> => {
    setProgress(text);
    try {
      const { data } = await adminCall(endpoints.changeApplications, { body });
      learnVersions(data.results);
      return data.results;
    } finally {
      setProgress(undefined);
      void client.invalidateQueries(countsQuery);
    }
  };

  /** Applies the changes to the loaded lists, which are loaded again after changes by others. */
  const apply = async (results: BulkResult[], change: (application: Application, result: BulkResult) => Application | undefined) => {
    const byId = new Map(results.map((result) => [result.id, result]));
    await changeListed<Application>(client, applications.name, (application) => {
      const result = byId.get(application.id);
      if (!result) return application;
      if (result.outcome === 'missing') return undefined;
      return isDone(result) ? change(application, result) : application;
    });
    if (results.some(({ outcome }) => outcome === 'stale')) void client.invalidateQueries({ queryKey: [applications.name] });
  };

  /** @throws {ApiError} if any application was not changed */
  const assertChanged = async (results: BulkResult[]): Promise<void> => {
    const failures = results.filter((result) => !isDone(result));
    if (failures.length > 0) throw new ApiError(409, await describeFailures(failures, find));
  };

  /** Deselects what was done or is gone. */
  const deselect = (results: BulkResult[]) =>
    selection.remove(results.filter(({ outcome }) => outcome === 'done' || outcome === 'missing').map(({ id }) => id));

  const selected = (): Version[] => [...selection.ids].map((id) => ({ id, updated_at: find(id)?.updated_at ?? versions.current.get(id) }));

  const setStatus = (status: StaffStatus) => {
    let items = selected();
    void report.run(texts.updateStatusFailed, async () => {
      const results = await send({ ids: items.map(({ id }) => id), versions: items, set: status }, bulkTexts.changing(items.length));
      items = remaining(items, results);
      await apply(results, (application, result) => withStatus(application, status, result));
      const text = bulkTexts.changed(results.filter(isDone).length, status);
      // An application that already had the status has nothing to restore.
      const changed = results.filter(({ before }) => before);
      if (changed.length > 0) undo.propose({ text, undo: () => restore(changed) });
      deselect(results);
      await assertChanged(results);
      return text;
    });
  };

  const restore = (changed: BulkResult[]) => {
    const statuses = new Map(changed.map(({ id, before }) => [id, before?.status]));
    let rest = changed;
    const action = async () => {
      const results = await send({ restore: rest }, bulkTexts.restoring(rest.length));
      const restored = new Set(results.filter(isDone).map(({ id }) => id));
      rest = rest.filter(({ id }) => !restored.has(id));
      await apply(results, (application, result) => withStatus(application, statuses.get(result.id) ?? application.status, result));
      void client.invalidateQueries({ queryKey: [applications.name] });
      await assertChanged(results);
      return bulkTexts.restored(results.length);
    };
    // The id keeps this failure and that of the undone change from replacing each other.
    void report.run(texts.updateStatusFailed, action, { id: 'undo' });
  };

  const remove = () => {
    let items = selected();
    void report.run(texts.deleteApplicationFailed, async () => {
      const answers = await send({ ids: items.map(({ id }) => id), versions: items, delete: true }, bulkTexts.deleting(items.length));
      const results = answers.map((result): BulkResult => (result.outcome === 'missing' ? { ...result, outcome: 'done' } : result));
      items = remaining(items, results);
      await apply(results, () => undefined);
      deselect(results);
      await assertChanged(results);
      return bulkTexts.deleted(results.length);
    });
  };

  return { progress, learnVersions, setStatus, remove };
}

const isDone = ({ outcome }: BulkResult) => outcome === 'done';

function withStatus(application: Application, status: string, { updated_at = application.updated_at }: BulkResult): Application {
  return { ...application, status, updated_at };
}

/** @returns what a retry sends: what was not changed, in its current version */
function remaining(items: Version[], results: BulkResult[]): Version[] {
  const byId = new Map(results.map((result) => [result.id, result]));
  return items.flatMap(({ id, updated_at }) => {
    const result = byId.get(id);
    return result && isDone(result) ? [] : { id, updated_at: result?.updated_at ?? updated_at };
  });
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

/** @returns the name of an applicant; undefined if it cannot be loaded */
async function readName(id: string): Promise<string | undefined> {
  const answer = await adminCall(endpoints.readApplication, { params: { id } }).catch(() => undefined);
  return answer?.data.application.applicant_name;
}

import { answerEndpoints, type BulkInput, type BulkResult } from './contract/endpoints.ts';
import type { MountCalls } from '../calls.ts';
import type { Application } from '../applications/contract/applications.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import type { Assignment } from '../applications/store.ts';
import type { StatusOutcome } from './store.ts';
import type { Actor } from '../platform/audited.ts';
import type { Parts } from '../parts.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { changeAll, type Item } from '../platform/http/change-all.ts';
import { requireReason, tellingOf } from './telling.ts';

type Result = Omit<BulkResult, 'id'>;
type Before = NonNullable<Result['before']>;

export const mountBulkActions: MountCalls = (mount, parts) => {
  mount(answerEndpoints.changeApplications, async ({ body, admin, admitAgain }) => {
    const input = await body();
    const assigned: Application[] = [];
    const items = await parts.records.unheld('applications', await itemsOf(parts, input, admin, assigned));
    const results = await changeAll(items, admitAgain);
    const owner = assigned[0]?.assignee ?? '';
    await parts.applications.tellOwner(assigned, owner, admin.actor);
    return { results };
  });
};

/** @param assigned gets the applications that have a new owner */
async function itemsOf(
  parts: Parts,
  input: BulkInput,
  { actor, username }: { actor: Actor; username: string },
  assigned: Application[],
): Promise<Item<Result>[]> {
  const { applications, statuses, colleagues } = parts;
  if ('restore' in input) {
    const restore = async (id: string, before: Before, basedOn = never) =>
      'assignee' in before
        ? applications.assign(id, before.assignee, actor, basedOn, true)
        : statuses.set(id, { ...before, basedOn, undo: true }, actor);
    return input.restore.flatMap(({ id, updated_at, before }) =>
      before ? { id, change: async () => resultOf(await restore(id, before, updated_at)) } : [],
    );
  }
  const versions = new Map(input.versions?.map(({ id, updated_at }) => [id, updated_at]));
  if ('set' in input) await requireReason(parts, input.set, input.reason);
  const telling = 'set' in input ? await tellingOf(parts, input.set, input, username) : undefined;
  const isUnknown = 'assign' in input && input.assign !== '' && !(await colleagues.has(input.assign));
  if (isUnknown) throw new ApiError(400, responseTexts.invalidAssignee);
  return input.ids.map((id) => ({
    id,
    change: async () => {
      const basedOn = versions.get(id);
      if ('delete' in input) {
        const { outcome, current } = await applications.remove(id, actor, basedOn);
        return { outcome, updated_at: current?.updated_at };
      }
      if ('assign' in input) {
        const change = await applications.assign(id, input.assign, actor, basedOn, true);
        if (change.outcome === 'done' && change.before) assigned.push(change.application);
        return resultOf(change, ({ assignee }) => ({ assignee }));
      }
      const command = { status: input.set, basedOn, telling, reason: input.reason, keepsAnswers: true };
      return resultOf(await statuses.set(id, command, actor), ({ status }) => ({ status }));
    },
  }));
}

/** The version of no application. */
const never = new Date(0).toISOString();

function resultOf(change: StatusOutcome | Assignment, valueOf?: (before: Application) => Before): Result {
  if (change.outcome === 'missing') return { outcome: change.outcome, updated_at: undefined };
  const { outcome, application, before } = change;
  const isEnded = outcome === 'done' && change.ended;
  return {
    // Whoever has been told stays told.
    outcome: outcome === 'too late' || outcome === 'refused' ? 'failed' : outcome === 'not replaced' ? 'stale' : outcome,
    updated_at: application.updated_at,
    ...(valueOf && before && (isEnded ? { ended: true } : { before: valueOf(before) })),
  };
}

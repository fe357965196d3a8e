import { z } from 'zod/mini';
import { applicationFilter, bulkError, bulkList, documentId, dueTimes } from '../../applications/contract/applications.ts';
import { admin, endpoint } from '../../platform/contract/endpoint.ts';
import { pageQuery } from '../../platform/contract/paging.ts';
import { staffTexts } from '../../platform/contract/staff-texts.ts';
import { choice } from '../../platform/contract/text.ts';

const ids = bulkList(documentId, (id) => id);

const bulkOutput = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      outcome: z.enum(['done', 'missing', 'failed']),
      /** The status that the change has replaced. */
      before: z.optional(z.string()),
    }),
  ),
});

export type SubmissionChanges = z.output<typeof bulkOutput>;

/** @param name in the addresses @returns the calls of staff for a form's submissions */
export function submissionCalls<Name extends string, Record extends z.ZodMiniType, Status extends string>(
  name: Name,
  record: Record,
  statuses: readonly [Status, ...Status[]],
) {
  return {
    list: endpoint('GET', `${admin}/${name}`, 'recruiters', {
      query: z.extend(pageQuery, {
        /** Those that are promised an answer by then, the earliest first. It applies alone. */
        due: z.optional(z.enum(dueTimes)),
        status: z.optional(z.enum(statuses)),
        /** Words to search for in name, email address and subject. The newest comes first. */
        q: applicationFilter.shape.q,
        order: z.optional(z.enum(['oldest'])),
      }),
      output: z.array(record),
    }),
    setStatus: endpoint('PUT', `${admin}/${name}/:id/status`, 'recruiters', {
      body: z.object({ status: choice('Status', statuses) }),
      output: record,
    }),
    /** If one change fails, the others are still made. */
    change: endpoint('POST', `${admin}/${name}/bulk`, 'recruiters', {
      body: z.union(
        [
          z.strictObject({ ids, set: choice('Status', statuses) }, staffTexts.invalidBulkAction),
          z.strictObject({ ids, delete: z.literal(true, staffTexts.invalidBulkAction) }, staffTexts.invalidBulkAction),
        ],
        bulkError,
      ),
      output: bulkOutput,
    }),
    remove: endpoint('DELETE', `${admin}/${name}/:id`, 'recruiters', {}),
  };
}

import { z } from 'zod/mini';
import { submissionDueTimes } from './applications.ts';
import { admin, endpoint } from './endpoint.ts';
import { pageQuery } from './paging.ts';
import { choice } from './text.ts';

/** @param name in the addresses @returns the calls of staff for what visitors have sent with a form */
export function submissionCalls<Name extends string, Record extends z.ZodMiniType, Status extends string>(
  name: Name,
  record: Record,
  statuses: readonly [Status, ...Status[]],
) {
  return {
    list: endpoint('GET', `${admin}/${name}`, 'bearer', {
      query: z.extend(pageQuery, {
        /** Those that are promised an answer by then, the earliest first. It applies alone. */
        due: z.optional(z.enum(submissionDueTimes)),
        status: z.optional(z.enum(statuses)),
        order: z.optional(z.enum(['oldest'])),
      }),
      output: z.array(record),
    }),
    setStatus: endpoint('PUT', `${admin}/${name}/:id/status`, 'bearer', {
      body: z.object({ status: choice('Status', statuses) }),
      output: record,
    }),
    remove: endpoint('DELETE', `${admin}/${name}/:id`, 'bearer', {}),
  };
}

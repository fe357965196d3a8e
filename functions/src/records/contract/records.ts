import { z } from 'zod/mini';
import { admin, type Endpoint, endpoint } from '../../platform/contract/endpoint.ts';
import { limits } from '../../platform/contract/limits.ts';
import { line, requiredLine } from '../../platform/contract/text.ts';
import { storedTexts } from './stored-texts.ts';

export const reasonInput = z.object({ reason: requiredLine('Reason', limits.reasonLength) });

/** Something that is stored, in words. */
export const storedItem = z.object({
  kind: z.enum(Object.keys(storedTexts) as (keyof typeof storedTexts)[]),
  /** What calls name it by. */
  id: z.string(),
  /** A reference and a job, a title, or an address. Only opening what is sealed shows whose it is. */
  about: z.string(),
  /** Such as 'Database: applications'; of a hold, why, by whom and since when. */
  place: z.string(),
  count: z.int(),
  /** When it is deleted, and why not earlier. What belongs to an application goes with it. */
  until: z.string(),
});

export type StoredItem = z.infer<typeof storedItem>;

const storedQuery = z.object({ who: z._default(line('Name or email', limits.emailLength), '') });

/**
 * The calls for what the law asks to keep. A hold is about an application, a job with all its
 * applications, or all that is from a person, by their ids or the address in any form.
 */
export const recordEndpoints = {
  /** By the id of an application or a job, why it is on hold. */
  listHolds: endpoint('GET', `${admin}/holds`, 'recruiters', { output: z.record(z.string(), z.string()) }),
  /** 404 for what does not exist. A person need not have applied. */
  putHold: endpoint('PUT', `${admin}/holds/:id`, 'admins', { body: reasonInput }),
  liftHold: endpoint('DELETE', `${admin}/holds/:id`, 'admins', {}),
  /**
   * For an address in any form, the id of an application or a job, or the whole name of an applicant,
   * as entered. If blank, holds and sealed applications, the newest first.
   */
  listStored: endpoint('GET', `${admin}/stored`, 'admins', { query: storedQuery, output: z.array(storedItem) }),
  /** Answers with a ZIP. */
  openSealed: endpoint('POST', `${admin}/sealed/:id/open`, 'admins', { status: 200, body: reasonInput }),
} satisfies Record<string, Endpoint>;

import { z } from 'zod/mini';
import { admin, type Endpoint, endpoint } from '../../platform/contract/endpoint.ts';
import { limits } from '../../platform/contract/limits.ts';
import { storedText, storedTime } from '../../platform/contract/stored.ts';
import { line, requiredLine } from '../../platform/contract/text.ts';
import { storedTexts } from './stored-texts.ts';

/** What a hold keeps as is: an application, all of a person's, or a job with its applications. */
export const holdKinds = ['applications', 'persons', 'jobs'] as const;

export type HoldKind = (typeof holdKinds)[number];

const reasonInput = z.object({ reason: requiredLine('Reason', limits.reasonLength) });

/** `about`: the id of an application or a job, or the address of a person without its tag. */
export const hold = z.object({ kind: z.enum(holdKinds), about: z.string(), reason: storedText, by: storedText, at: storedTime });

export type Hold = z.infer<typeof hold>;

/** Something that is stored. */
export const storedItem = z.object({
  kind: z.enum(Object.keys(storedTexts) as (keyof typeof storedTexts)[]),
  id: z.string(),
  /** An address without its tag, or blank: only opening what is sealed, for a reason, shows it. */
  person: z.string(),
  /** The reference and job of its application, or blank. */
  of: z.string(),
  /** Such as 'Firestore applications'. */
  place: z.string(),
  count: z.int(),
  /** When it is deleted, in words. */
  until: z.string(),
  /** Why it stays for longer, blank without a hold. */
  on_hold: z.string(),
  hold: z.optional(hold),
});

export type StoredItem = z.infer<typeof storedItem>;

const storedQuery = z.object({ who: z._default(line('Name or email', limits.emailLength), '') });

/** The calls for what the law asks to keep. */
export const recordEndpoints = {
  /** By job, why it is on hold. */
  listHeldJobs: endpoint('GET', `${admin}/holds`, 'recruiters', { output: z.record(z.string(), z.string()) }),
  /** 404 for what does not exist. A person need not have applied. */
  putHold: endpoint('PUT', `${admin}/holds/:kind/:id`, 'admins', { body: reasonInput }),
  liftHold: endpoint('DELETE', `${admin}/holds/:kind/:id`, 'admins', {}),
  /**
   * For an address in any form, the id of an application or a job, or the whole name, as entered, of
   * who has a sealed application. If blank, holds and sealed applications, the newest first.
   */
  listStored: endpoint('GET', `${admin}/stored`, 'admins', { query: storedQuery, output: z.array(storedItem) }),
  /** Answers with a ZIP. */
  openSealed: endpoint('POST', `${admin}/sealed/:id/open`, 'admins', { status: 200, body: reasonInput }),
} satisfies Record<string, Endpoint>;

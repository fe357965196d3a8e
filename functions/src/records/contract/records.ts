import { z } from 'zod/mini';
import { admin, type Endpoint, endpoint } from '../../platform/contract/endpoint.ts';
import { email } from '../../platform/contract/email.ts';
import { limits } from '../../platform/contract/limits.ts';
import { pageQuery } from '../../platform/contract/paging.ts';
import { storedText, storedTime } from '../../platform/contract/stored.ts';
import { requiredLine } from '../../platform/contract/text.ts';
import { storedTexts } from './stored-texts.ts';

/** What a hold keeps as is: an application, all of a person's, or a job with its applications. */
export const holdKinds = ['applications', 'persons', 'jobs'] as const;

export type HoldKind = (typeof holdKinds)[number];

const reasonInput = z.object({ reason: requiredLine('Reason', limits.reasonLength) });

/** `about`: the id of an application or a job, or the address of a person without its tag. */
export const hold = z.object({ kind: z.enum(holdKinds), about: z.string(), reason: storedText, by: storedText, at: storedTime });

export type Hold = z.infer<typeof hold>;

/** Erased where the law asks to keep it. Only opening it, for a reason, shows whose it was. */
export const sealedApplication = z.object({
  id: z.string(),
  job_title: storedText,
  sealed_at: storedTime,
  /** A username, or 'visitor' for the applicant. */
  sealed_by: storedText,
  kept_until: storedTime,
  kept_in: storedText,
  /** What the applicant has written since. */
  messages: z.catch(z.array(z.object({ at: z.string(), text: z.string() })), []),
});

export type SealedApplication = z.infer<typeof sealedApplication>;

export type StoredKind = keyof typeof storedTexts;

/** Something that is stored about a person. */
export const storedItem = z.object({
  /**
   * An address without its tag, or the id of an application that has no address, or is sealed and
   * found by its name.
   */
  person: z.string(),
  kind: z.enum(Object.keys(storedTexts) as StoredKind[]),
  /** The reference and job of its application, or blank. */
  of: z.string(),
  /** Such as 'Firestore applications'. */
  place: z.string(),
  count: z.int(),
  /** When it is deleted; blank if no day is set. `rule`: what sets it later, in words. */
  until: z.string(),
  rule: z.string(),
  held: z.boolean(),
});

export type StoredItem = z.infer<typeof storedItem>;

const storedQuery = z.object({ who: requiredLine('Name or email', limits.emailLength) });

const sealedQuery = z.extend(pageQuery, { person: z.optional(email) });

/** The calls for what the law asks to keep. */
export const recordEndpoints = {
  /** The newest first. */
  listHolds: endpoint('GET', `${admin}/holds`, 'recruiters', { output: z.array(hold) }),
  /** 404 for what does not exist. A person need not have applied. */
  putHold: endpoint('PUT', `${admin}/holds/:kind/:id`, 'admins', { body: reasonInput }),
  liftHold: endpoint('DELETE', `${admin}/holds/:kind/:id`, 'admins', {}),
  /** The newest first; with an address, those of a person. */
  listSealed: endpoint('GET', `${admin}/sealed`, 'admins', { query: sealedQuery, output: z.array(sealedApplication) }),
  /** By person, for an address in any form, or a name. Sealed ones are found by the whole name. */
  listStored: endpoint('GET', `${admin}/stored`, 'admins', { query: storedQuery, output: z.array(storedItem) }),
  /** Answers with a ZIP. */
  openSealed: endpoint('POST', `${admin}/sealed/:id/open`, 'admins', { status: 200, body: reasonInput }),
} satisfies Record<string, Endpoint>;

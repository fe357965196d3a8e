import { actorsWithoutAccount } from '../../platform/contract/roles.ts';
import { z } from 'zod/mini';
import { admin, endpoint, type Endpoint } from '../../platform/contract/endpoint.ts';
import { limits } from '../../platform/contract/limits.ts';
import { pageQuery } from '../../platform/contract/paging.ts';
import { storedText, storedTime } from '../../platform/contract/stored.ts';
import { line } from '../../platform/contract/text.ts';
import { adminUsername } from '../../accounts/contract/username.ts';

/** What the trail can be filtered by. Each room's room.ts says which kinds find its actions. */
export const auditKinds = [
  'Changes',
  'Applications read',
  'Statuses and owners',
  'Notes',
  'Emails',
  'Interviews',
  'Deletions',
  'Exports',
  'Jobs and settings',
  'Accounts and logins',
] as const;

const auditFilter = z.object({
  /** A username, or who acts without an account. */
  person: z.optional(z.union([z.enum(actorsWithoutAccount), adminUsername])),
  /** The id of an application or of any other document, or the whole name of an applicant, as entered. */
  application: z.optional(line('Application', limits.emailLength)),
  /** The last day, by the calendar of the office. */
  until: z.optional(z.iso.date()),
  kind: z.optional(z.enum(auditKinds)),
});

export const auditEntry = z.object({
  id: z.string(),
  at: storedTime,
  /** A username, or one of `actorsWithoutAccount`. */
  actor: storedText,
  /** In words for staff. */
  action: storedText,
  collection: storedText,
  /** `*` for all. */
  document: storedText,
  /** What it is called now, blank if it is not called anything, or is gone. The trail itself has no names. */
  name: storedText,
  /** The id of a deleted note or of a reply that was taken back. */
  entry: storedText,
  /** Why it was done, where a rule asks for a reason; of settings, which parts were changed. */
  reason: storedText,
});

/** The calls of admins for the audit trail. */
export const auditEndpoints = {
  /** Newest first. */
  readAudit: endpoint('GET', `${admin}/audit`, 'admins', { query: z.extend(auditFilter, pageQuery.shape), output: z.array(auditEntry) }),
  exportAudit: endpoint('GET', `${admin}/audit.csv`, 'admins', { status: 200, query: auditFilter }),
} satisfies Record<string, Endpoint>;

export type AuditKind = (typeof auditKinds)[number];
export type AuditFilter = z.infer<typeof auditFilter>;
export type AuditEntry = z.infer<typeof auditEntry>;

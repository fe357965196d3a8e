import { auditEndpoints, type AuditEntry } from './contract/endpoints.ts';
import type { MountCalls } from '../calls.ts';
import { type Columns, sendCsv } from '../platform/http/csv.ts';
import { cursorOf, withNextLink } from '../platform/http/page-link.ts';

const columns: Columns<AuditEntry> = {
  'At (UTC)': ({ at }) => at,
  Who: ({ actor }) => actor,
  What: ({ action }) => action,
  Collection: ({ collection }) => collection,
  Document: ({ document }) => document,
  Entry: ({ entry }) => entry,
  Reason: ({ reason }) => reason,
};

const mountAudit: MountCalls = (mount, { auditTrail }) => {
  mount(auditEndpoints.readAudit, async ({ request, response, query: { limit, cursor, ...filter } }) =>
    withNextLink(response, request.originalUrl, await auditTrail.page(filter, limit, cursorOf(cursor))),
  );

  mount(auditEndpoints.exportAudit, async ({ query, admin, ...call }) =>
    sendCsv(call, 'audit', columns, auditTrail.pages(query), () => auditTrail.recordExport(admin.actor)),
  );
};

export const calls = [mountAudit];

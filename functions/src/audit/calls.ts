import { auditEndpoints } from './contract/endpoints.ts';
import type { AuditEntry } from './contract/audit.ts';
import type { Parts } from '../parts.ts';
import type { Calls } from '../calls.ts';
import { type Columns, sendCsv } from '../applications/csv.ts';
import type { Mount } from '../platform/http/endpoint.ts';
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

export function mountAudit(mount: Mount, { auditTrail }: Parts): void {
  mount(auditEndpoints.readAudit, async ({ request, response, query: { limit, cursor, ...filter } }) =>
    withNextLink(response, request.originalUrl, await auditTrail.page(filter, limit, cursorOf(cursor))),
  );

  mount(auditEndpoints.exportAudit, async ({ query, admin, ...call }) =>
    sendCsv(call, 'audit', columns, auditTrail.pages(query), () => auditTrail.recordExport(admin.actor)),
  );
}

export const calls: Calls = { endpoints: auditEndpoints, mounts: [mountAudit] };

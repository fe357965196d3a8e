import { z } from 'zod/mini';
import { admin, endpoint, type Endpoint } from '../../platform/contract/endpoint.ts';
import { auditEntry, auditFilter, auditQuery } from './audit.ts';

/** The calls of admins for the audit trail. */
export const auditEndpoints = {
  /** Newest first. */
  readAudit: endpoint('GET', `${admin}/audit`, 'admins', { query: auditQuery, output: z.array(auditEntry) }),
  exportAudit: endpoint('GET', `${admin}/audit.csv`, 'admins', { status: 200, query: auditFilter }),
} satisfies Record<string, Endpoint>;

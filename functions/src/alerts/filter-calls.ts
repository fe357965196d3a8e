import { alertFilterEndpoints } from './contract/endpoints.ts';
import type { Parts } from '../parts.ts';
import type { Calls } from '../calls.ts';
import type { Mount } from '../platform/http/endpoint.ts';

export function mountAlertFilters(mount: Mount, { alerts, alertMails }: Parts): void {
  mount(alertFilterEndpoints.listAlertFilters, async () => (alertMails ? alerts.filters() : []));
}

export const calls: Calls = { endpoints: alertFilterEndpoints, mounts: [mountAlertFilters] };

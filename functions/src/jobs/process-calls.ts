import type { Parts } from '../parts.ts';
import type { Mount } from '../platform/http/endpoint.ts';
import { requireCurrent } from '../platform/http/settings.ts';
import { jobEndpoints } from './contract/endpoints.ts';

export function mountHiringProcess(mount: Mount, { hiringProcess }: Parts): void {
  mount(jobEndpoints.readHiringProcess, () => hiringProcess.read());

  mount(jobEndpoints.updateHiringProcess, async ({ body, admin }) => {
    const { updated_at: basedOn, ...input } = await body();
    return requireCurrent(await hiringProcess.update(input, admin.actor, basedOn));
  });
}

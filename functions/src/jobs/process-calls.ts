import type { Parts } from '../parts.ts';
import type { Mount } from '../platform/http/endpoint.ts';
import { requireCurrent } from '../platform/http/settings.ts';
import { hiringProcessEndpoints } from './contract/hiring-process.ts';

export function mountHiringProcess(mount: Mount, { hiringProcess }: Parts): void {
  mount(hiringProcessEndpoints.readHiringProcess, () => hiringProcess.read());

  mount(hiringProcessEndpoints.updateHiringProcess, async ({ body, admin }) => {
    const { updated_at: basedOn, ...input } = await body();
    return requireCurrent(await hiringProcess.update(input, admin.actor, basedOn));
  });
}

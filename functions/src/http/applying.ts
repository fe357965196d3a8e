import { endpoints } from '../contract/endpoints.ts';
import { texts } from '../contract/texts.ts';
import type { ApplyingStore } from '../data/applying.ts';
import { adminActor } from '../data/audit.ts';
import { ApiError } from './api-error.ts';
import type { Mount } from './endpoint.ts';

export function mountApplying(mount: Mount, { applying }: { applying: ApplyingStore }): void {
  mount(endpoints.readSettings, () => applying.read());

  mount(endpoints.updateSettings, async ({ body, admin }) => {
    const { updated_at: basedOn, ...input } = await body();
    const saved = await applying.update(input, adminActor(admin), basedOn);
    if (saved === 'stale') throw new ApiError(409, texts.staleSettings);
    return saved;
  });
}

import type { Parts } from '../parts.ts';
import type { Mount } from '../platform/http/endpoint.ts';
import { requireCurrent } from '../platform/http/settings.ts';
import { answerEndpoints } from './contract/endpoints.ts';

export function mountMailTemplates(mount: Mount, { mailTemplates, mail }: Parts): void {
  const sends = mail !== undefined;

  mount(answerEndpoints.readMailTemplates, async () => ({ ...(await mailTemplates.read()), sends }));

  mount(answerEndpoints.updateMailTemplates, async ({ body, admin }) => {
    const { updated_at: basedOn, ...input } = await body();
    return { ...requireCurrent(await mailTemplates.update(input, admin.actor, basedOn)), sends };
  });
}

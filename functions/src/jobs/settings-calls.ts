import { jobEndpoints } from './contract/endpoints.ts';
import { answerEndpoints } from '../answers/contract/endpoints.ts';
import { answerTexts } from '../platform/contract/answer-texts.ts';
import type { Parts } from '../parts.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { Mount } from '../platform/http/endpoint.ts';

export function mountSettings(mount: Mount, { hiringProcess, mailTemplates, mail }: Parts): void {
  const sends = mail !== undefined;

  mount(jobEndpoints.readHiringProcess, () => hiringProcess.read());

  mount(jobEndpoints.updateHiringProcess, async ({ body, admin }) => {
    const { updated_at: basedOn, ...input } = await body();
    return requireCurrent(await hiringProcess.update(input, admin.actor, basedOn));
  });

  mount(answerEndpoints.readMailTemplates, async () => ({ ...(await mailTemplates.read()), sends }));

  mount(answerEndpoints.updateMailTemplates, async ({ body, admin }) => {
    const { updated_at: basedOn, ...input } = await body();
    return { ...requireCurrent(await mailTemplates.update(input, admin.actor, basedOn)), sends };
  });
}

function requireCurrent<Saved>(saved: Saved | 'stale'): Saved {
  if (saved === 'stale') throw new ApiError(409, answerTexts.staleTexts);
  return saved;
}

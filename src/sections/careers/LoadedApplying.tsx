import { publicEndpoints } from '#contract/public-endpoints.ts';
import type { PublicHiringProcess } from '#contract/hiring-process.ts';
import { call } from '../../lib/api.ts';
import { useLoad } from '../../lib/use-load.ts';
import { ApplyingSteps } from './ApplyingSteps.tsx';

const load = async (signal: AbortSignal): Promise<PublicHiringProcess> =>
  (await call(publicEndpoints.readPublicHiringProcess, { signal })).data;

export function LoadedApplying() {
  const { state } = useLoad(load);
  return <ApplyingSteps process={state.status === 'ready' ? state.data : undefined} />;
}

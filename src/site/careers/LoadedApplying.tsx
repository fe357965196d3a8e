import { publicJobEndpoints } from '#rooms/jobs/contract/public-endpoints.ts';
import type { PublicHiringProcess } from '#rooms/jobs/contract/hiring-process.ts';
import { call } from '../../shared/lib/api.ts';
import { useLoad } from '../../shared/lib/use-load.ts';
import { ApplyingSteps } from './ApplyingSteps.tsx';

const load = async (signal: AbortSignal): Promise<PublicHiringProcess> =>
  (await call(publicJobEndpoints.readPublicHiringProcess, { signal })).data;

export function LoadedApplying() {
  const { state } = useLoad(load);
  return <ApplyingSteps process={state.status === 'ready' ? state.data : undefined} />;
}

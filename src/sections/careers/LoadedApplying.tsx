import { endpoints } from '#contract/endpoints.ts';
import type { PublicHiringProcess } from '#contract/hiring-process.ts';
import { call } from '../../lib/api.ts';
import { useLoad } from '../../lib/use-load.ts';
import { Applying } from './Applying.tsx';

const load = async (signal: AbortSignal): Promise<PublicHiringProcess> => (await call(endpoints.readPublicHiringProcess, { signal })).data;

/** Below the list, which fills the first screen, so that nothing in view moves when the texts of staff arrive. */
export function LoadedApplying() {
  const { state } = useLoad(load);
  return <Applying process={state.status === 'ready' ? state.data : undefined} />;
}

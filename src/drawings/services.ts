import { paths, type ServicePath } from '../paths.ts';
import type { DrawingLoader } from './load-drawings.tsx';

/** The drawing at the top of each service's page. */
export const serviceDrawings: Record<ServicePath, DrawingLoader> = {
  [paths.plm]: () => import('./services/Plm.tsx'),
  [paths.embedded]: () => import('./services/Embedded.tsx'),
  [paths.application]: () => import('./services/Application.tsx'),
  [paths.ai]: () => import('./services/Ai.tsx'),
  [paths.mobile]: () => import('./services/Mobile.tsx'),
  [paths.staffing]: () => import('./services/Staffing.tsx'),
};

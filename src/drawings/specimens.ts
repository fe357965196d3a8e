import { paths, type SpecimenPath } from '../paths.ts';
import type { DrawingLoaders } from './load-drawings.tsx';

/** The drawings on the sheets of specimens. */
export const specimenDrawings: Partial<Record<SpecimenPath, DrawingLoaders[string]>> = {
  [paths.readZoneSurvey]: () => import('./specimens/ReadZone.tsx'),
};

import { paths, type SpecimenPath } from '../paths.ts';
import type { DrawingLoader } from './load-drawings.tsx';

/** The drawings on the sheets of specimens. */
export const specimenDrawings: Partial<Record<SpecimenPath, DrawingLoader>> = {
  [paths.readZoneSurvey]: () => import('./specimens/ReadZone.tsx'),
};

import type { SpecimenPath } from '../../../paths.ts';
import type { DrawingLoaders, DrawingModule } from '../load-drawings.tsx';

/** Each thumbnail has the path of its specimen. */
const files = import.meta.glob<DrawingModule>('./specimens/*.drawing.tsx');

/** The thumbnails of specimens, by path. */
export function thumbnailsOf(specimens: { path: SpecimenPath }[]): DrawingLoaders {
  return Object.fromEntries(specimens.map(({ path }) => [path, files[`.${path}.drawing.tsx`]]));
}

import { type ComponentType, lazy } from 'react';
import { loadChunk } from '../../shared/lib/chunk-errors.ts';

/** A component that loads when it is first shown. @param name identifies a failed load */
export function lazyPart<Props>(name: string, load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadChunk(name, load) }));
}

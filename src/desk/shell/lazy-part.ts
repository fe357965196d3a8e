import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';
import { loadChunk } from '../../shared/lib/chunk-errors.ts';

/** A component that loads when first shown, which suspends. @param name identifies a failed load */
export function lazyChunk<Props>(name: string, load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadChunk(name, load) }));
}

/** A component that loads when it is first shown. @param fallback shown until then */
export function lazyPart<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>, fallback?: ReactNode) {
  const Part = lazyChunk(name, load) as ComponentType<Props>;
  return (props: Props) => createElement(Suspense, { fallback }, createElement(Part, props));
}

import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';
import { reloadFor } from '../../shared/lib/lost-scripts.ts';

/** A component that loads when first shown, which suspends. */
export function lazyChunk<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch(reloadFor) }));
}

/** A component that loads when it is first shown. @param fallback shown until then */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback?: ReactNode) {
  const Part = lazyChunk(load) as ComponentType<Props>;
  return (props: Props) => createElement(Suspense, { fallback }, createElement(Part, props));
}

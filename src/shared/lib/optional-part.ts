import { type ComponentType, createElement, lazy, Suspense } from 'react';

/** A component that loads when it is first shown. If it cannot be loaded, the page does without it. */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => () => null) })) as ComponentType<Props>;
  return (props: Props) => createElement(Suspense, null, createElement(Part, props));
}

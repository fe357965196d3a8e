import { vi } from 'vitest';

/** @param near whether elements are near the viewport @returns whether any element is observed */
export function fakeIntersectionObserver({ near }: { near: boolean }): () => boolean {
  const observed = new Set<Element>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #callback: IntersectionObserverCallback;

      constructor(callback: IntersectionObserverCallback) {
        this.#callback = callback;
      }

      observe(target: Element) {
        observed.add(target);
        const entry = { isIntersecting: near, target } as IntersectionObserverEntry;
        this.#callback([entry], this as unknown as IntersectionObserver);
      }

      disconnect() {
        observed.clear();
      }
    },
  );
  return () => observed.size > 0;
}

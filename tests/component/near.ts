import { vi } from 'vitest';

/** Puts every element into view for one test, or none. happy-dom knows no layout. @returns whether something is watched */
export function fakeView({ near }: { near: boolean }): () => boolean {
  const watched = new Set<Element>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: IntersectionObserverCallback;

      constructor(tell: IntersectionObserverCallback) {
        this.#tell = tell;
      }

      observe(target: Element) {
        watched.add(target);
        const entry = { isIntersecting: near, target } as IntersectionObserverEntry;
        this.#tell([entry], this as unknown as IntersectionObserver);
      }

      disconnect() {
        watched.clear();
      }
    },
  );
  return () => watched.size > 0;
}

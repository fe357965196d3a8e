import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** @returns false in prerendered HTML and while it hydrates, then true */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

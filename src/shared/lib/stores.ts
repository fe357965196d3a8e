/** A storage of the browser, which some visitors block. Memory keeps what cannot be stored. */
export function textStore(getStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>) {
  const unstored = new Map<string, string>();
  const listeners = new Set<() => void>();

  function attempt<Result>(task: (storage: ReturnType<typeof getStorage>) => Result): Result | undefined {
    try {
      return task(getStorage());
    } catch {
      return undefined;
    }
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  return {
    read: (name: string) => unstored.get(name) ?? attempt((storage) => storage.getItem(name)) ?? null,

    write: (name: string, text: string) => {
      unstored.set(name, text);
      attempt((storage) => {
        storage.setItem(name, text);
        unstored.delete(name);
      });
      // Removes an outdated text, which would return after a reload.
      if (unstored.has(name)) attempt((storage) => storage.removeItem(name));
      notify();
    },

    remove: (name: string) => {
      unstored.delete(name);
      attempt((storage) => storage.removeItem(name));
      notify();
    },

    clear: () => {
      unstored.clear();
      attempt((storage) => storage.clear());
      notify();
    },

    /** Calls the listener after every change, also by another tab. @returns how to unsubscribe */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}

/** What a visit keeps until its tab is closed. */
export const visitStore = textStore(() => sessionStorage);

/** What this browser keeps, for all tabs. */
export const deviceStore = textStore(() => localStorage);

/** Texts by name. */
export type TextStore = {
  read: (name: string) => string | null;
  write: (name: string, text: string) => void;
  remove: (name: string) => void;
};

/**
 * A storage of the browser's. Where that is not allowed, or has no room, a text is kept for as long as the page is open.
 * @param storage asked for anew each time, since some browsers throw at its mere mention
 */
export function textStore(storage: () => Storage): TextStore {
  const unstored = new Map<string, string>();

  function attempt<Result>(task: (storage: Storage) => Result): Result | undefined {
    try {
      return task(storage());
    } catch {
      return undefined;
    }
  }

  return {
    read: (name) => unstored.get(name) ?? attempt((stored) => stored.getItem(name)) ?? null,

    write(name, text) {
      unstored.set(name, text);
      attempt((stored) => {
        stored.setItem(name, text);
        unstored.delete(name);
      });
      // What was there before must not come back after a reload.
      if (unstored.has(name)) attempt((stored) => stored.removeItem(name));
    },

    remove(name) {
      unstored.delete(name);
      attempt((stored) => stored.removeItem(name));
    },
  };
}

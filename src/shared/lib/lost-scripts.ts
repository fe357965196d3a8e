/**
 * A script or style sheet is lost on a bad connection, or once a deployment has removed it. Browsers
 * remember a failed import: https://github.com/whatwg/html/issues/6768. So the page reloads.
 */

const lost = new WeakSet();

let reloading = false;

/** https://vite.dev/guide/build#load-error-handling */
export function recordLostScripts(): void {
  addEventListener('vite:preloadError', ({ payload }) => lost.add(payload));
}

export function isLostScript(error: unknown): boolean {
  return error instanceof Error && lost.has(error);
}

/** Reloads the page, once for each history entry. @returns whether the browser leaves the page */
export function reloadOnce(): boolean {
  const state = history.state as { reloaded?: true } | null;
  if (reloading) return true;
  if (state?.reloaded || !navigator.onLine || !saveDrafts()) return false;
  history.replaceState({ ...state, reloaded: true }, '');
  location.reload();
  return (reloading = true);
}

/** For the failure of an import. @throws the error unless the browser leaves the page */
export function reloadFor(error: unknown): Promise<never> {
  if (reloadOnce()) return new Promise(() => undefined);
  throw error;
}

/** For a page whose application could not start. */
export function reloadToStart(): void {
  if (reloadOnce()) return;
  const failure = document.querySelector<HTMLTemplateElement>('template#not-started');
  if (failure) document.body.append(failure.content);
}

/** Saves the text of prerendered forms as drafts. @returns false if the browser blocks storage */
function saveDrafts(): boolean {
  try {
    const { sessionStorage } = window;
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
      sessionStorage.setItem(form.dataset['draft'] ?? '', JSON.stringify(Object.fromEntries(new FormData(form))));
    }
    return true;
  } catch {
    return false;
  }
}

/** Caches an import and its failure: Vite treats a failed style sheet as loaded when retried. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let chunk: Promise<T> | undefined;
  return () => (chunk ??= load());
}

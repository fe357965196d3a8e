/**
 * A script or style sheet cannot be loaded after a bad connection, or once a deployment removed it.
 * Browsers cache a failed import: https://github.com/whatwg/html/issues/6768. So the page reloads.
 */

const answerTimeoutMs = 10_000;
const retryDelayMs = 5000;

/** @param pathname the page that needs the chunk @returns false if the page cannot be reloaded */
export async function reloadOnce(chunk: string, pathname = location.pathname): Promise<false> {
  if (reloadedFor() !== undefined || !(await serverAnswers()) || location.pathname !== pathname) return false;
  return reload(chunk);
}

/** Reloads a page whose application could not start, once, as soon as the server answers. */
export async function reloadToStart(): Promise<void> {
  if (reloadedFor() === undefined) {
    while (!(await serverAnswers())) {
      showFailure();
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    }
    await reload('page');
  }
  showFailure();
}

/** Allows another reload for a chunk that has loaded. */
export function chunkLoaded(chunk: string): void {
  if (reloadedFor() === chunk) history.replaceState({ ...historyState(), reloadedFor: undefined }, '');
}

/** @returns the chunk that the page was reloaded for, kept in the history, until it has loaded */
export function reloadedFor(): string | undefined {
  return historyState().reloadedFor;
}

function historyState(): { reloadedFor?: string } {
  return (history.state ?? {}) as { reloadedFor?: string };
}

async function reload(chunk: string): Promise<false> {
  if (!saveDrafts()) return false;
  history.replaceState({ ...historyState(), reloadedFor: chunk }, '');
  location.reload();
  // Callers wait until the browser leaves the page.
  return new Promise(() => undefined);
}

/** Saves the text of prerendered forms as drafts. @returns false if the browser blocks storage */
function saveDrafts(): boolean {
  try {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
      sessionStorage.setItem(form.dataset['draft'] ?? '', JSON.stringify(Object.fromEntries(new FormData(form))));
    }
    return 'setItem' in sessionStorage;
  } catch {
    return false;
  }
}

function showFailure(): void {
  const failure = document.querySelector<HTMLTemplateElement>('template#not-started');
  if (failure) document.body.append(failure.content);
}

/** `navigator.onLine` is true on a network without internet access, too. */
async function serverAnswers(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(answerTimeoutMs) });
    return status < 500;
  } catch {
    return false;
  }
}

/**
 * Reloads the page when a script or style sheet cannot be loaded: after a bad connection, or after a deployment that removed the files of
 * an open page. A reload is needed because many browsers cache a failed `import()` (https://github.com/whatwg/html/issues/6768). It
 * happens once, so that a missing file does not cause an endless loop.
 */

/** How long to wait for the server's answer, in milliseconds. */
const answerTimeoutMs = 10_000;

/** How long to wait before asking the server again, in milliseconds. */
const retryDelayMs = 5000;

/**
 * @param pathname the page that needs the chunk @returns false if the page is not reloaded: it was reloaded before, the visitor has left it,
 * the server cannot be reached, or the browser blocks storage
 */
export async function reloadOnce(chunk: string, pathname = location.pathname): Promise<false> {
  if (reloadedFor() !== undefined || !(await serverAnswers()) || location.pathname !== pathname) return false;
  return reload(chunk);
}

/** Reloads a page whose application could not start, once, as soon as the server answers. The text of prerendered forms is kept. */
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

/** @returns the chunk that the page was reloaded for and that has not loaded since. The history entry stores it across the reload. */
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

/** Whether a reload would reach the server. `navigator.onLine` is true on a network without internet access, too. */
async function serverAnswers(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(answerTimeoutMs) });
    return status < 500;
  } catch {
    return false;
  }
}

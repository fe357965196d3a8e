/**
 * A script or style sheet gets lost on a bad line, or when a deployment replaces the files that an open page still asks for. Many
 * browsers remember a failed `import()` for as long as the page is open (https://github.com/whatwg/html/issues/6768), so the page is
 * reloaded. Once: a part that is gone for good must not have it reloaded for ever.
 */

/** How long the server may take to answer, in milliseconds. */
const patienceMs = 10_000;

/** How long to wait before the server is asked again, in milliseconds. */
const pauseMs = 5000;

/**
 * Reloads the page because a part of it was lost. Forms keep what is typed into them by themselves.
 * @param part names what was lost, for {@link partLoaded}
 * @param pathname where it was asked for
 * @returns false where the page is not reloaded: it was already reloaded for a lost part, the person has gone on to another page, the
 *   server does not answer, or the reload would lose a chosen file or typed text. Else the promise lasts as long as the page.
 */
export async function reloadOnce(part: string, pathname = location.pathname): Promise<false> {
  if (reloadedFor() !== undefined || !(await serverAnswers()) || location.pathname !== pathname || isFileChosen()) return false;
  return reload(part);
}

/**
 * Reloads a page on which the application could not start, as soon as the server answers. What is prerendered stays in use until then,
 * and what is typed into it is kept. A page that is empty without the application says that it could not be loaded.
 */
export async function reloadToStart(): Promise<void> {
  if (reloadedFor() === undefined) {
    while (!(await serverAnswers())) {
      showFailure();
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    await reload('page');
  }
  showFailure();
}

/** Due when a part has loaded: if it is lost again later, the page may be reloaded again. @param part its name, or the beginning of it */
export function partLoaded(part: string): void {
  if (reloadedFor()?.startsWith(part)) history.replaceState({ ...entryState(), reloadedFor: undefined }, '');
}

/**
 * @returns the part that the page was reloaded for, and that has not loaded since. It is noted in the history's entry, which outlives
 *   the reload and belongs to this place alone.
 */
export function reloadedFor(): string | undefined {
  return entryState().reloadedFor;
}

/** What the router keeps there stands beside. */
function entryState(): { reloadedFor?: string } {
  return (history.state ?? {}) as { reloadedFor?: string };
}

async function reload(part: string): Promise<false> {
  if (!keepTypedText()) return false;
  history.replaceState({ ...entryState(), reloadedFor: part }, '');
  location.reload();
  return new Promise(() => undefined);
}

function isFileChosen(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].some(({ value }) => value !== '');
}

/** Keeps what stands in prerendered forms, where the application finds it. @returns false where the browser allows no storage */
function keepTypedText(): boolean {
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

/** A reload without a server would end at the browser's own error page. `navigator.onLine` is true on a network that leads nowhere. */
async function serverAnswers(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
    return status < 500;
  } catch {
    return false;
  }
}

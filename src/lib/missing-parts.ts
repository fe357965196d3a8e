/**
 * A deployment takes away the files of the one before it, and a page that was opened earlier still asks for them:
 * https://vite.dev/guide/build#load-error-handling. Loaded anew, the page asks for those that are there.
 */

/** How long it may take to find out whether the server is there, in milliseconds. */
const patienceMs = 10_000;

/** By the failure to load a part: the attempt to mend it, once there is one. */
const failures = new WeakMap<object, Promise<false> | undefined>();

/** Style sheets of ours that could not be loaded, as they were asked for: the attempt to load them again, while there is one. */
const lostStyles = new Map<HTMLLinkElement, Promise<void> | undefined>();

/** Learns from now on which errors are failures to load a part of the site. */
export function watchMissingParts(): void {
  addEventListener('vite:preloadError', ({ payload }) => failures.set(payload, undefined));
  const remember = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    // The web font's is not missed.
    if (target.href.startsWith(location.origin)) lostStyles.set(target, undefined);
  };
  // It doesn't bubble.
  addEventListener('error', remember, true);
}

/**
 * Loads a part of the site. Vite takes a style sheet that was lost once for loaded when its part is asked for again; here it
 * is asked for too.
 * @param load imports the part
 * @throws as `load` does; an error that {@link reloadForPage} knows, when a style sheet is lost again
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([load(), ...[...lostStyles.keys()].map(askAgain)]);
  return part;
}

function askAgain(lost: HTMLLinkElement): Promise<void> {
  const attempt =
    lostStyles.get(lost) ??
    new Promise<void>((resolve, reject) => {
      const link = document.createElement('link');
      const settle = (done: () => void) => () => {
        lostStyles.delete(lost);
        done();
      };
      link.addEventListener('load', settle(resolve));
      link.addEventListener(
        'error',
        settle(() => {
          const error = new Error(`Could not load ${link.href}`);
          failures.set(error, undefined);
          reject(error);
        }),
      );
      lost.replaceWith(Object.assign(link, { rel: lost.rel, crossOrigin: lost.crossOrigin, href: lost.href }));
    });
  lostStyles.set(lost, attempt);
  return attempt;
}

/**
 * Mends a page that failed because a part of it could not be loaded, as {@link reloadFor} does.
 * @returns undefined where the page failed for another reason; the same promise for the same error
 */
export function reloadForPage(error: unknown): Promise<false> | undefined {
  if (typeof error !== 'object' || error === null || !failures.has(error)) return undefined;
  const attempt = failures.get(error) ?? reloadFor('page');
  failures.set(error, attempt);
  return attempt;
}

/** Due when all parts of the page are there: should some be missing later, at the same place, it may be loaded anew again. */
export function pageLoaded(): void {
  partLoaded('page');
}

/**
 * Loads the page anew, where it is now, because a part that it needs could not be loaded.
 * @param purpose what the part was wanted for, for {@link wasReloadedFor} to ask afterwards
 * @param place the address that it was wanted at
 * @returns false where that won't do: the page was loaded anew for this just before, the person has gone on to another
 *   address, or the server does not answer and the browser would show an error of its own. Else the promise lasts as long
 *   as the page.
 */
export async function reloadFor(purpose: string, place = location.href): Promise<false> {
  if (reloadedFor() !== undefined || !(await serverAnswers()) || location.href !== place) return false;
  history.replaceState({ ...entryState(), reloadedFor: purpose }, '');
  location.reload();
  return new Promise(() => undefined);
}

/** Whether the page was loaded anew for that, and it has not been loaded since. */
export function wasReloadedFor(purpose: string): boolean {
  return reloadedFor() === purpose;
}

/** Due when the part that was wanted for that is there. */
export function partLoaded(purpose: string): void {
  if (wasReloadedFor(purpose)) history.replaceState({ ...entryState(), reloadedFor: undefined }, '');
}

/** In the history's entry: it outlives the reload, belongs to this place alone, and is there where storage is forbidden. */
function reloadedFor(): unknown {
  return entryState()['reloadedFor'];
}

/** What the router keeps there stands beside. */
function entryState(): Record<string, unknown> {
  return (history.state ?? {}) as Record<string, unknown>;
}

/** Asks rather than looks at `navigator.onLine`, which is true wherever there is any network, be it of no use. */
async function serverAnswers(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
    return status < 500;
  } catch {
    return false;
  }
}

/**
 * A deployment takes away the files of the one before it, and a page that was opened earlier still asks for them:
 * https://vite.dev/guide/build#load-error-handling. Loaded anew, the page asks for those that are there.
 */

/** How long it may take to find out whether the server is there, in milliseconds. */
const patienceMs = 10_000;

/** By the failure to load a part: the attempt to mend it, once there is one. */
const failures = new WeakMap<object, Promise<false> | undefined>();

/** URLs of our style sheets that could not be loaded: the attempt to load each again, while there is one. */
const lostStyles = new Map<string, Promise<void> | undefined>();

/** By the name of a part that could not be loaded: the style sheets that were lost then. */
const lostWith = new Map<string, string[]>();

/** Learns from now on which errors are failures to load a part of the site. */
export function watchMissingParts(): void {
  addEventListener('vite:preloadError', ({ payload }) => failures.set(payload, undefined));
  const remember = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    // The web font's is not missed.
    if (target.href.startsWith(location.origin)) lostStyles.set(target.href, undefined);
  };
  // It doesn't bubble.
  addEventListener('error', remember, true);
}

/**
 * Loads a part of the site. Vite takes a style sheet that was lost once for loaded when its part is asked for again; here it
 * is asked for too.
 * @param name the part's own
 * @param load imports the part
 * @throws as `load` does; an error that {@link reloadForPage} knows, when a style sheet is lost again
 */
export async function loadPart<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    const [part] = await Promise.all([load(), ...(lostWith.get(name) ?? []).map(askAgain)]);
    lostWith.delete(name);
    return part;
  } catch (error) {
    lostWith.set(name, [...lostStyles.keys()]);
    throw error;
  }
}

function askAgain(href: string): Promise<void> | undefined {
  // Another part that needs it too may have had it meanwhile.
  if (!lostStyles.has(href)) return undefined;
  const attempt =
    lostStyles.get(href) ??
    new Promise<void>((resolve, reject) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
      link.addEventListener('load', () => {
        lostStyles.delete(href);
        resolve();
      });
      link.addEventListener('error', () => {
        const error = new Error(`Could not load ${href}`);
        failures.set(error, undefined);
        reject(error);
      });
      // Where it was, so that its rules count as they would have.
      const lost = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].find((other) => other.href === href);
      if (lost) lost.replaceWith(link);
      else document.head.append(link);
    });
  lostStyles.set(href, attempt);
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

/** Whether text stands in a field, which a reload might cost the person. */
export function isTextTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some(({ value }) => value !== '');
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

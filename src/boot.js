/*
 * Stands inline at the top of every page, before anything is painted: chooses the colour scheme, so that none flashes, has the
 * browser's own bar follow it, and starts the application and the web font only after the first paint, so that they can't delay
 * it; a page that is empty without the application starts it at once. Until it runs this remembers what is pressed. Its text is
 * the same on every page (what differs stands in its own attributes), so that one hash in the content security policy fits.
 */
import { reloadToStart } from './lib/reload-once.ts';

const own = document.currentScript.dataset;
let stored = null;
try {
  stored = localStorage.getItem(own.schemeKey);
} catch {
  // Storage is forbidden: the system's scheme it is.
}
const dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
const page = document.documentElement;
page.dataset.mantineColorScheme = dark ? 'dark' : 'light';

// Each scheme has its colour in index.html, for systems of that scheme. What is shown goes before the system, now and later.
const showColor = () => {
  for (const color of document.querySelectorAll('meta[name=theme-color]')) {
    color.setAttribute('media', color.dataset.scheme === page.dataset.mantineColorScheme ? 'all' : 'not all');
  }
};
showColor();
new MutationObserver(showColor).observe(page, { attributeFilter: ['data-mantine-color-scheme'] });

// Paper is white, and browsers leave the ground out: what is printed is light, and on the screen again what it was.
let onScreen;
addEventListener('beforeprint', () => {
  onScreen ??= page.dataset.mantineColorScheme;
  page.dataset.mantineColorScheme = 'light';
});
addEventListener('afterprint', () => {
  page.dataset.mantineColorScheme = onScreen;
  onScreen = undefined;
});

// What a press does comes with the application, which does the last one again (src/lib/early-press.ts). A menu has opened.
const remember = ({ target }) => {
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
  target.closest('button:not([popovertarget])')?.setAttribute('data-pressed', '');
};
addEventListener('click', remember);
addEventListener('site:running', () => removeEventListener('click', remember));

const append = (rel, href) => document.head.append(Object.assign(document.createElement('link'), { rel, href }));
let started = false;
const start = () => {
  if (started) return;
  started = true;
  const modules = own.modules ? own.modules.split(' ') : [];
  for (const module of modules) append('modulepreload', module);
  const begin = () =>
    modules.length > 0 &&
    import(/* @vite-ignore */ modules[0]).catch(async (error) => {
      await reloadToStart();
      throw error;
    });
  // What comes from the cache may be here before the element that it renders into.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
  else begin();
  append('stylesheet', own.font);
};
if (own.atOnce) start();
try {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
} catch {
  // No paint timing in this browser; the load event does.
}
// A tab opened in the background paints nothing.
addEventListener('load', () => setTimeout(start, 300));

/*
 * Runs inline before the first paint: sets the colour scheme, and starts the application and the web font after the paint. One hash in
 * the content security policy covers the code of every page, so values of a page are attributes of the element.
 */
import { reloadToStart } from './lib/reload-once.ts';

const settings = document.currentScript.dataset;
let stored = null;
try {
  stored = localStorage.getItem(settings.colorSchemeKey);
} catch {
  // Storage is blocked: use the system's scheme.
}

// Where the visit came from is sent with an application: src/lib/source.ts.
const [, source] = /[?&](?:ref|utm_source)=([\w.-]+)(?:&|$)/.exec(location.search) ?? [];
try {
  if (source) sessionStorage.source = source;
} catch {
  // Storage is blocked: the source stays unknown.
}

const dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
const page = document.documentElement;
page.dataset.mantineColorScheme = dark ? 'dark' : 'light';

// index.html has a theme colour for each scheme of the system. The scheme that the page shows decides instead.
const showThemeColor = () => {
  for (const color of document.querySelectorAll('meta[name=theme-color]')) {
    color.setAttribute('media', color.dataset.scheme === page.dataset.mantineColorScheme ? 'all' : 'not all');
  }
};
showThemeColor();
new MutationObserver(showThemeColor).observe(page, { attributeFilter: ['data-mantine-color-scheme'] });

// Browsers print no backgrounds, so pages print in the light scheme.
let schemeOnScreen;
addEventListener('beforeprint', () => {
  schemeOnScreen ??= page.dataset.mantineColorScheme;
  page.dataset.mantineColorScheme = 'light';
});
addEventListener('afterprint', () => {
  page.dataset.mantineColorScheme = schemeOnScreen;
  schemeOnScreen = undefined;
});

const appendLink = (rel, href) => document.head.append(Object.assign(document.createElement('link'), { rel, href }));
let started = false;
const start = () => {
  if (started) return;
  started = true;
  const modules = settings.modules ? settings.modules.split(' ') : [];
  for (const module of modules) appendLink('modulepreload', module);
  const importEntry = () =>
    modules.length > 0 &&
    import(/* @vite-ignore */ modules[0]).catch(async (error) => {
      await reloadToStart();
      throw error;
    });
  // A cached script can run before the parser has reached the root element.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', importEntry);
  else importEntry();
  appendLink('stylesheet', settings.fontStylesheet);
};
if (settings.atOnce) start();
try {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
} catch {
  // This browser has no paint timing: the load event starts the application.
}
// A background tab never paints.
addEventListener('load', () => setTimeout(start, 300));

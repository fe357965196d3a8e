/*
 * Runs inline. Sets the colour scheme before the first paint, and loads the application after it.
 * One hash in the content security policy covers all pages, so values that differ are attributes.
 */
import { reloadToStart } from './shared/lib/lost-scripts.ts';

const settings = document.currentScript.dataset;
let stored = null;
try {
  stored = localStorage.getItem(settings.colorSchemeKey);
} catch {
  // Storage is blocked: use the system's scheme.
}

// A job application names the source of the visit: src/site/careers/apply/submit-application.ts.
const [, source] = /[?&](?:ref|utm_source)=([\w.-]+)(?:&|$)/.exec(location.search) ?? [];
try {
  if (source) sessionStorage.source = source;
} catch {
  // Storage is blocked: the source stays unknown.
}

const dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
const page = document.documentElement;
page.dataset.mantineColorScheme = dark ? 'dark' : 'light';

// index.html selects the theme colour by the scheme of the system, this by that of the page.
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
    import(/* @vite-ignore */ modules[0]).catch((error) => {
      reloadToStart();
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
// A background tab never paints, so the load event starts the application there.
addEventListener('load', () => setTimeout(start, 300));

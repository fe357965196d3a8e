import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageHtml } from './page-html.ts';

const template = readFileSync('index.html', 'utf8');

it('passes the modules to the start script and loads none itself', () => {
  const modules = ['/assets/main.js', '/assets/page.js'];
  const html = pageHtml(template, 'start()', { head: '', body: '<main></main>', styles: [], modules });
  expect(html).toContain('data-modules="/assets/main.js /assets/page.js">start()</script>');
  expect(html).toMatch(/ data-font-stylesheet="https:[^"]*&amp;display=swap"/);
  expect(html).not.toContain('type="module"');
  expect(html).not.toContain('modulepreload');
  expect(html).not.toContain('data-at-once');
});

it('starts the application of a page without a body at once', () => {
  const html = pageHtml(template, 'start()', { head: '', body: '', fallback: '<main></main>', styles: [], modules: ['/assets/main.js'] });
  expect(html).toContain('data-modules="/assets/main.js" data-at-once="true">start()</script>');
  expect(html).toMatch(/<div id="root"><\/div>\s*<main><\/main>/);
});

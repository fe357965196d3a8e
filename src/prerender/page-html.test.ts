import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageHtml } from './page-html.ts';

const template = readFileSync('index.html', 'utf8');
const boot = { code: 'start()', fontStylesheet: 'https://fonts.example/css?a=1&b=2', colorSchemeKey: 'scheme' };

describe('pageHtml', () => {
  const html = pageHtml(template, boot, {
    head: '<title>Price: $1 & up</title>',
    body: '<main>$& and $1</main>',
    styles: ['/assets/a.css'],
    modules: ['/assets/main.js', '/assets/page.js'],
  });

  it('inserts every part and keeps $ signs', () => {
    expect(html).toMatch(/<head>[^]*<title>Price: \$1 & up<\/title>[^]*<\/head>/);
    expect(html).toContain('<div id="root"><main>$& and $1</main></div>');
    expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/a.css">[^]*<\/head>/);
  });

  it('passes the modules to the start script and loads none itself', () => {
    expect(html).toContain('data-modules="/assets/main.js /assets/page.js">start()</script>');
    expect(html).toContain('data-font-stylesheet="https://fonts.example/css?a=1&amp;b=2"');
    expect(html).not.toContain('type="module"');
    expect(html).not.toContain('modulepreload');
    expect(html).not.toContain('data-at-once');
  });
});

describe('pageHtml without a body', () => {
  it('starts the application at once', () => {
    const html = pageHtml(template, boot, { head: '', body: '', fallback: '<main></main>', styles: [], modules: ['/assets/main.js'] });
    expect(html).toContain('data-modules="/assets/main.js" data-at-once="true">start()</script>');
    expect(html).toMatch(/<div id="root"><\/div>\s*<main><\/main>/);
  });
});

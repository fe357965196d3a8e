import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fillTemplate, splitHead } from './html.ts';

const template = readFileSync('index.html', 'utf8');
const boot = { code: 'start()', font: 'https://fonts.example/css?a=1&b=2', schemeKey: 'scheme' };

describe('fillTemplate', () => {
  const html = fillTemplate(template, boot, {
    head: '<title>Price: $1 & up</title>',
    body: '<main>$& and $1</main>',
    styles: ['/assets/a.css'],
    modules: ['/assets/main.js', '/assets/page.js'],
  });

  it('inserts every part, with any $ unchanged', () => {
    expect(html).toMatch(/<head>[^]*<title>Price: \$1 & up<\/title>[^]*<\/head>/);
    expect(html).toContain('<div id="root"><main>$& and $1</main></div>');
    expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/a.css">[^]*<\/head>/);
  });

  it('passes the modules to the start script, and loads none itself', () => {
    expect(html).toContain('data-modules="/assets/main.js /assets/page.js">start()</script>');
    expect(html).toContain('data-font="https://fonts.example/css?a=1&amp;b=2"');
    expect(html).not.toContain('type="module"');
    expect(html).not.toContain('modulepreload');
    expect(html).not.toContain('data-at-once');
  });
});

describe('fillTemplate without a body', () => {
  it('starts the modules at once', () => {
    const html = fillTemplate(template, boot, { head: '', body: '', fallback: '<main></main>', styles: [], modules: ['/assets/main.js'] });
    expect(html).toContain('data-modules="/assets/main.js" data-at-once="true">start()</script>');
    expect(html).toMatch(/<div id="root"><\/div>\s*<main><\/main>/);
  });
});

describe('splitHead', () => {
  it('moves the leading tags into the head, one per line', () => {
    expect(splitHead('<title>A</title><meta name="b" content="c"/><link rel="canonical" href="/"/><div>D</div>')).toEqual({
      head: '<title>A</title>\n    <meta name="b" content="c"/>\n    <link rel="canonical" href="/"/>',
      body: '<div>D</div>',
    });
  });

  it('leaves markup without such tags unchanged', () => {
    expect(splitHead('<div><title>in a drawing</title></div>')).toEqual({
      head: '',
      body: '<div><title>in a drawing</title></div>',
    });
  });
});

import { expect, it } from 'vitest';
import { splitHead } from './split-head.ts';

it('separates the leading head elements, one per line, from the rest', () => {
  expect(splitHead('<title>A</title><meta name="b" content="c"/><link rel="canonical" href="/"/><div>D</div>')).toEqual({
    head: '<title>A</title>\n    <meta name="b" content="c"/>\n    <link rel="canonical" href="/"/>',
    body: '<div>D</div>',
  });
});

it('leaves markup without leading head elements unchanged', () => {
  expect(splitHead('<div><title>in an SVG</title></div>')).toEqual({ head: '', body: '<div><title>in an SVG</title></div>' });
});

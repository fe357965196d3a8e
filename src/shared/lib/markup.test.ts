import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeMarkup, paragraphsHtml } from '#rooms/platform/contract/markup.ts';
import { scriptSafeJson, xml } from './markup.ts';

const anyText = string({ unit: 'binary', maxLength: 200 });

it('escapes every character of markup', () => {
  expect(escapeMarkup(`<a href="x" title='y'>&amp;</a>`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;');
  assert(property(anyText, (text) => !/[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/.test(escapeMarkup(text))));
});

it('turns blank lines into paragraphs and line ends into breaks', () => {
  expect(paragraphsHtml('a\nb\n\n\nc <i>')).toBe('<p>a<br>b</p><p>c &lt;i&gt;</p>');
});

it('removes the characters that XML forbids', () => {
  expect(xml('a\u0000b\u000bc\ufffed\uffffe\ud800f😀\t')).toBe('abcdef😀\t');
});

describe('JSON in a script', () => {
  it.each(['</script>', '<!-- <script>', '</SCRIPT '])('is not ended by %s', (text) => {
    const json = scriptSafeJson({ text });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ text });
  });

  it('parses to the same text, for any text', () => {
    assert(property(anyText, (text) => JSON.parse(scriptSafeJson(text)) === text && !scriptSafeJson(text).includes('<')));
  });
});

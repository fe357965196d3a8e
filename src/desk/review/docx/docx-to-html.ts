import { strToU8, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { limits } from '#rooms/platform/contract/limits.ts';
import type { DocxCounts } from '../docx-texts.ts';
import { countsOf, textOf } from './docx-counts.ts';
import { type DocxParts, unpackDocx } from './docx-parts.ts';

/** @property html the text, or '' if there is none */
export type DocxText = { html: string; counts: DocxCounts };

/** Writes no links, images or scripts. @throws when the file is damaged or exceeds the limits */
export async function docxToHtml(docx: Uint8Array): Promise<DocxText> {
  const parts = Object.fromEntries(Object.entries(unpackDocx(docx)).map(([name, xml]) => [name, replaceElements(xml)]));
  const results = await Promise.all([...marginsOf(parts, 'header'), parts, ...marginsOf(parts, 'footer')].map(convert));
  const html = results.map(({ value }) => withoutLinks(value)).join('');
  if (html.length > limits.docxPreviewLength) throw new Error('The text is too long');
  const symbols = results.flatMap(({ messages }) => messages).filter(({ message }) => message.includes('w:sym'));
  return { html: textOf(html).trim() && html, counts: countsOf(parts, html, symbols.length) };
}

/**
 * What Mammoth reads instead of elements that it passes over, by local name.
 * Small capitals stand for hidden text, which it shows like any other text.
 */
const replacements = new Map([
  ['smallCaps', 'unused'],
  ['vanish', 'smallCaps'],
  ['ptab', 'tab'],
  ['cr', 'br'],
  ['fldSimple', 'smartTag'],
  ['hdr', 'body'],
  ['ftr', 'body'],
]);
const replaced = new RegExp(`(?<=</?(?:[\\w.-]+:)?)(?:${[...replacements.keys()].join('|')})(?=[\\s/>])`, 'g');
const styleMap = ['small-caps => mark', 'comment-reference => sup', "br[type='page'] => br", "br[type='column'] => br"];

function replaceElements(xml: string): string {
  return xml.replace(replaced, (name) => replacements.get(name) ?? name);
}

/** @returns for each distinct header or footer, the document with it as the main part */
function marginsOf(parts: DocxParts, kind: 'header' | 'footer'): DocxParts[] {
  const margins = Object.entries(parts).filter(([name, xml]) => name.startsWith(`word/${kind}`) && textOf(xml).trim());
  return [...new Map(margins.map(([name, xml]) => [textOf(xml), { name, xml }])).values()].map(({ name, xml }) => ({
    ...parts,
    '_rels/.rels': noRelationships,
    'word/document.xml': `<document>${xml.replace(/^<\?xml[^>]*>/, '')}</document>`,
    'word/_rels/document.xml.rels': parts[`${name.replace('/', '/_rels/')}.rels`] ?? noRelationships,
  }));
}

const noRelationships = '<Relationships/>';

function convert(parts: DocxParts) {
  const archive = zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])), { level: 0 });
  // Mammoth takes an ArrayBuffer in a browser, and a Buffer in Node.
  return mammoth.convertToHtml({ arrayBuffer: archive.buffer, buffer: archive } as { arrayBuffer: ArrayBuffer }, { styleMap });
}

/** Writes the address of each link behind its text, unless the text says it already. */
function withoutLinks(html: string): string {
  return html
    .replace(/<a id="[^"]*"><\/a>/g, '')
    .replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, href: string, text: string) => {
      if (href.startsWith('#')) return text === '↑' ? '' : text;
      // What follows a quotation mark are switches of a field.
      const address = href.replace(/^(?:mailto|tel):|&quot;.*/gi, '');
      const essence = address.replace(/^https?:\/\/(?:www\.)?|\/$/gi, '').toLowerCase();
      return textOf(text).toLowerCase().includes(essence) ? text : `${text} (${address})`;
    })
    .replace(/<(?:\/?a|img)\b[^>]*>/g, '');
}

import { strToU8, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { limits } from '#rooms/platform/contract/limits.ts';
import type { DocxCounts } from '../docx-texts.ts';
import { DocxParts } from './docx-parts.ts';
import { plainDocument } from './docx-text.ts';

/** @property html the text, or '' if there is none */
export type DocxText = { html: string; counts: DocxCounts };

/** Writes no links, images or scripts. @throws when the file is damaged or exceeds the limits */
export async function docxToHtml(docx: Uint8Array): Promise<DocxText> {
  const parts = new DocxParts(docx);
  const main = parts.related('/', 'officeDocument');
  const { xml, counts } = plainDocument(parts, main);
  const archive = zipSync(
    {
      'word/document.xml': strToU8(xml),
      ...Object.fromEntries(
        ['styles', 'numbering'].flatMap((name) => {
          const part = parts.read(parts.related(main, name));
          return part ? [[`word/${name}.xml`, part]] : [];
        }),
      ),
    },
    { level: 0 },
  );
  // Mammoth takes an ArrayBuffer in a browser, and a Buffer in Node.
  const input = { arrayBuffer: archive.buffer, buffer: archive } as { arrayBuffer: ArrayBuffer };
  const { value, messages } = await mammoth.convertToHtml(input, { styleMap: 'highlight => mark' });
  const symbols = messages.filter(({ message }) => message.includes('w:sym')).length;
  if (value.length > limits.docxPreviewLength) throw new Error('The text is too long');
  return { html: value.replace(/<[^>]*>/g, '').trim() && value, counts: symbols ? { ...counts, symbol: symbols } : counts };
}

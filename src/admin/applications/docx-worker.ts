import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { limits } from '#contract/limits.ts';
import { xmlParts } from './docx-parts.ts';

// A worker that receives a DOCX and sends back its text as HTML, or undefined if the file cannot be converted.
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  toHtml(data).then(
    (html) => postMessage(html),
    () => postMessage(undefined),
  );
});

async function toHtml(docx: Blob): Promise<string> {
  const parts = xmlParts(new Uint8Array(await docx.arrayBuffer()));
  const { value } = await mammoth.convertToHtml(
    { arrayBuffer: zipSync(parts, { level: 0 }).buffer },
    // An embedded style map could name any element.
    { includeEmbeddedStyleMap: false, convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })) },
  );
  // Mammoth escapes angle brackets in texts and attributes, so this finds tags only.
  const html = value.replace(/<\/?(?:a|img)\b[^>]*>/g, '');
  if (html.length > limits.docxPreviewLength) throw new Error('The text is too long');
  return html;
}

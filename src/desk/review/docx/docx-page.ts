import { limits } from '#rooms/platform/contract/limits.ts';
import { docxSummary } from '../docx-texts.ts';
import { startDeadline } from '../../../shared/lib/deadline.ts';
import { fontFamily } from '../../../shared/theme.ts';
import type { DocxText } from './docx-to-html.ts';

/** The page is white in the dark scheme too, as PDFs are. */
const styles = `
:root { color-scheme: light; background: #e9ecef; font: 15px/1.6 ${fontFamily}; }
body { box-sizing: border-box; width: calc(100% - 2rem); max-width: 47rem; min-height: calc(100vh - 2rem); margin: 1rem auto; padding: clamp(1.25rem, 6vw, 4rem);
  background: #fff; color: #212529; box-shadow: 0 1px 3px #0003; overflow-wrap: anywhere; }
h1, h2, h3, h4, h5, h6 { margin: 1.4em 0 .5em; font-weight: 600; line-height: 1.25; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.3rem; } h3 { font-size: 1.1rem; } h4, h5, h6 { font-size: 1rem; }
p { margin: 0 0 .75em; } body > :first-child { margin-top: 0; }
p, li, h1, h2, h3, h4, h5, h6 { unicode-bidi: plaintext; }
mark { background: #fff3bf; }
ul, ol { margin: 0 0 .75em; padding-inline-start: 1.5em; }
table { width: 100%; margin: 0 0 .75em; border-collapse: collapse; }
td, th { padding: .25em .5em; overflow-wrap: break-word; border: 1px solid #dee2e6; text-align: start; vertical-align: top; }
td > :last-child { margin-bottom: 0; }
@media (max-width: 30rem) { body { width: auto; min-height: 100vh; margin: 0; } }`;

/** @property page for a sandboxed frame @property summary what is missing from the page, or '' */
type DocxPreview = { page: string | undefined; summary: string };

/** @returns no page if the conversion fails or exceeds its limits */
export async function docxPreview(docx: Blob, signal: AbortSignal): Promise<DocxPreview> {
  const { html, counts } = (await convert(docx, signal)) ?? { html: '', counts: {} };
  const policy = "default-src 'none'; style-src 'unsafe-inline'";
  const head = `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><style>${styles}</style>`;
  return { page: html ? `${head}<body>${html}` : undefined, summary: docxSummary(counts) };
}

async function convert(docx: Blob, outer: AbortSignal): Promise<DocxText | undefined> {
  if (outer.aborted) return undefined;
  const { signal, stop } = startDeadline(limits.docxPreviewMs, outer);
  const worker = new Worker(new URL('./docx-worker.ts', import.meta.url), { type: 'module' });
  const result = new Promise<DocxText | undefined>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<DocxText | undefined>) => resolve(data);
    worker.onerror = () => resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined));
    worker.postMessage(docx);
  });
  return result.finally(() => {
    stop();
    worker.terminate();
  });
}

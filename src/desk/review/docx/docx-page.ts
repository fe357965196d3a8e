import { limits } from '#rooms/platform/contract/limits.ts';
import { docxSummary } from '../docx-texts.ts';
import { fontFamily } from '../../../shared/theme.ts';
import styles from './docx-page.css?inline';
import type { DocxText } from './docx-to-html.ts';

/** @property page for a sandboxed frame @property summary what is missing from the page, or '' */
type DocxPreview = { page: string | undefined; summary: string };

/** @returns no page if the conversion fails or exceeds its limits */
export async function docxPreview(docx: Blob, signal: AbortSignal): Promise<DocxPreview> {
  const { html, counts } = (await convert(docx, signal)) ?? { html: '', counts: {} };
  const policy = "default-src 'none'; style-src 'unsafe-inline'";
  const head = `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><style>${styles}:root { font-family: ${fontFamily}; }</style>`;
  return { page: html ? `${head}<body>${html}` : undefined, summary: docxSummary(counts) };
}

async function convert(docx: Blob, outer: AbortSignal): Promise<DocxText | undefined> {
  if (outer.aborted) return undefined;
  const signal = AbortSignal.any([AbortSignal.timeout(limits.docxPreviewMs), outer]);
  const worker = new Worker(new URL('./docx-worker.ts', import.meta.url), { type: 'module' });
  const result = new Promise<DocxText | undefined>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<DocxText | undefined>) => resolve(data);
    worker.onerror = () => resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined));
    worker.postMessage(docx);
  });
  return result.finally(() => worker.terminate());
}

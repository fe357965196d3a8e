import { beforeEach, expect, it, vi } from 'vitest';
import { docxSummary } from '../docx-texts.ts';
import { docxPreview } from './docx-page.ts';
import type { DocxText } from './docx-to-html.ts';

const docx = new Blob(['PK']);

class FakeWorker {
  static started = 0;
  static text: DocxText;
  onmessage?: (event: { data: DocxText }) => void;
  terminate = () => undefined;

  constructor() {
    FakeWorker.started += 1;
  }

  postMessage(): void {
    this.onmessage?.({ data: FakeWorker.text });
  }
}

beforeEach(() => {
  FakeWorker.started = 0;
  FakeWorker.text = { html: '<p>Ada</p>', counts: { picture: 1 } };
  vi.stubGlobal('Worker', FakeWorker);
});

it('makes a page of a DOCX, and says what is missing from it', async () => {
  const { page, summary } = await docxPreview(docx, new AbortController().signal);
  expect(page).toContain('<p>Ada</p>');
  expect(summary).toBe(docxSummary({ picture: 1 }));
});

it('makes no page of a DOCX without text, but says what it contains', async () => {
  FakeWorker.text = { html: '', counts: { picture: 1 } };
  expect(await docxPreview(docx, new AbortController().signal)).toEqual({ page: undefined, summary: docxSummary({ picture: 1 }) });
});

it('starts no worker when the preview has been closed already', async () => {
  expect(await docxPreview(docx, AbortSignal.abort())).toEqual({ page: undefined, summary: '' });
  expect(FakeWorker.started).toBe(0);
});

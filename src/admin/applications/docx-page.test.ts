import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { docxPage } from './docx-page.ts';

const docx = new Blob(['PK']);

class FakeWorker {
  static started = 0;
  onmessage?: (event: { data: string }) => void;
  terminate = () => undefined;

  constructor() {
    FakeWorker.started += 1;
  }

  postMessage(): void {
    this.onmessage?.({ data: '<p>Ada</p>' });
  }
}

beforeEach(() => {
  FakeWorker.started = 0;
  vi.stubGlobal('Worker', FakeWorker);
});

it('leaves no timer running once a DOCX is converted', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  expect(await docxPage(docx, new AbortController().signal)).toContain('<p>Ada</p>');
  expect(vi.getTimerCount()).toBe(0);
});

it('starts no worker when the preview has been closed already', async () => {
  expect(await docxPage(docx, AbortSignal.abort())).toBeUndefined();
  expect(FakeWorker.started).toBe(0);
});

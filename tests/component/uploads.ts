import { vi } from 'vitest';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The part of `XMLHttpRequest` that uploads need, answered by `fetch`. */
class FakeUpload extends EventTarget {
  readonly upload = new EventTarget();
  readonly #fetch: Fetch;
  readonly #headers = new Headers();
  #method = '';
  #url = '';
  #ended = false;
  #responseHeaders = new Headers();
  status = 0;
  responseText = '';

  constructor(fetch: Fetch) {
    super();
    this.#fetch = fetch;
  }

  open(method: string, url: string) {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value);
  }

  send(body: BodyInit | null) {
    this.#fetch(this.#url, { method: this.#method, headers: this.#headers, body })
      .then(async (response) => {
        if (this.#ended) return;
        this.responseText = await response.text();
        this.status = response.status;
        this.#responseHeaders = response.headers;
      })
      .catch(() => undefined)
      .finally(() => this.#end());
  }

  abort() {
    this.#end();
  }

  getAllResponseHeaders(): string {
    return [...this.#responseHeaders].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }

  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total }));
  }

  #end() {
    if (this.#ended) return;
    this.#ended = true;
    this.dispatchEvent(new Event('loadend'));
  }
}

/** Replaces `XMLHttpRequest`. @returns the list of uploads, which grows as they start */
export function fakeUploads(fetch: Fetch): FakeUpload[] {
  const uploads: FakeUpload[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends FakeUpload {
      constructor() {
        super(fetch);
        uploads.push(this);
      }
    },
  );
  return uploads;
}

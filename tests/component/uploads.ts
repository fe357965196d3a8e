import { vi } from 'vitest';

/** Replaces `XMLHttpRequest` by what uploads need of it. @returns the uploads, a list that grows as they start */
export function fakeUploads(fetch: (url: string, init: RequestInit) => Promise<Response>) {
  const uploads: FakeUpload[] = [];

  class FakeUpload extends EventTarget {
    readonly upload = new EventTarget();
    readonly #headers = new Headers();
    #method = '';
    #url = '';
    #answered = new Headers();
    status = 0;
    responseText = '';

    constructor() {
      super();
      uploads.push(this);
    }

    open(method: string, url: string) {
      this.#method = method;
      this.#url = url;
    }

    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }

    async send(body: BodyInit | null) {
      const response = await fetch(this.#url, { method: this.#method, headers: this.#headers, body }).catch(() => undefined);
      this.responseText = (await response?.text()) ?? '';
      this.status = response?.status ?? 0;
      this.#answered = response?.headers ?? new Headers();
      this.abort();
    }

    /** Ends it, whether or not it has been answered. */
    abort() {
      this.dispatchEvent(new Event('loadend'));
    }

    getAllResponseHeaders(): string {
      return [...this.#answered].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    }

    progress(loaded: number, total: number) {
      this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total }));
    }
  }

  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  return uploads;
}

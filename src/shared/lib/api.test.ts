import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { ApiError, call, download, queryOf, urlOf, wasAnswered } from './api.ts';

function stubFetch(response: Response) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() => Promise.resolve(response));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

async function failureOf(response: Response): Promise<unknown> {
  stubFetch(response);
  return call(endpoints.logout).catch((error: unknown) => error);
}

describe('urlOf', () => {
  it('escapes parameters, so that a slash in an id does not lead to another path', () => {
    expect(urlOf(endpoints.deleteJob, { params: { id: '../login?x' } })).toBe('/.netlify/functions/admin/jobs/..%2Flogin%3Fx');
  });

  it('leaves blank values out of the query', () => {
    expect(urlOf(endpoints.listApplications, { query: { status: 'Pending', q: '', cursor: undefined } })).toBe(
      '/.netlify/functions/admin/applications?status=Pending',
    );
  });
});

describe('call', () => {
  it('sends JSON and the bearer token, and leaves the content type of a form to the browser, which adds the boundary', async () => {
    const fetch = stubFetch(new Response(null, { status: 204 }));
    await call(endpoints.logout, { token: 'abc', body: { a: 1 } });
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      headers: { Authorization: 'Bearer abc', 'Content-Type': 'application/json' },
      body: '{"a":1}',
    });
    await call(endpoints.logout, { body: new FormData() });
    expect(fetch.mock.calls[1]?.[1].headers).toEqual({});
  });

  it('reads an empty body as an empty list', async () => {
    stubFetch(new Response('', { status: 200 }));
    expect((await call(endpoints.listPublicJobs)).data).toEqual([]);
  });

  it('returns the next page of the Link header', async () => {
    stubFetch(new Response('[]', { headers: { Link: '</a?limit=25&cursor=x%2Fy>; rel="next"' } }));
    const { next } = await call(endpoints.listApplications);
    expect(next && queryOf(next)).toEqual({ limit: '25', cursor: 'x/y' });
  });

  it('rejects an answer that breaks the contract', async () => {
    stubFetch(new Response('[{"id": 1}]'));
    await expect(call(endpoints.listPublicJobs)).rejects.toThrow();
  });

  it.each([
    ['the server’s text', new Response('{"error":"No"}', { status: 400 }), 'No'],
    ['no text if the answer has no field `error`', new Response('{"message":"No"}', { status: 400 }), undefined],
    ['no text if it is blank', new Response('{"error":""}', { status: 400 }), undefined],
    ['no text for an HTML page', new Response('<h1>Bad gateway</h1>', { status: 502 }), undefined],
    ['no text for an empty body', new Response('', { status: 500 }), undefined],
    ['no text if it is not a string', new Response('{"error":{"a":1}}', { status: 500 }), undefined],
  ])('throws an error with %s', async (_, response, text) => {
    const failure = await failureOf(response);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: response.status, text });
  });

  it.each([
    ['30', 30],
    ['soon', undefined],
    ['-1', undefined],
  ])('reads Retry-After %j as %s seconds', async (header, seconds) => {
    expect(await failureOf(new Response('', { status: 429, headers: { 'Retry-After': header } }))).toMatchObject({
      retryAfter: seconds,
    });
  });
});

describe('a slow answer', () => {
  beforeEach(() => void vi.useFakeTimers());

  /** Answers in three chunks, each after a pause. */
  function stubSlowFetch(pauseMs: number) {
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      let left = 3;
      const body = new ReadableStream({
        start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
        pull: (controller) =>
          new Promise((resolve) => {
            setTimeout(() => {
              left -= 1;
              controller.enqueue(new TextEncoder().encode('12345'));
              if (left === 0) controller.close();
              resolve();
            }, pauseMs);
          }),
      });
      return Promise.resolve(
        new Response(body, { headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': 'inline; filename="a.pdf"' } }),
      );
    });
  }

  it('is awaited while data arrives', async () => {
    stubSlowFetch(limits.responseMs - 1);
    const downloading = download(endpoints.readResume, { params: { file: 'a.pdf' } });
    await vi.advanceTimersByTimeAsync(3 * limits.responseMs);
    const { content, name } = await downloading;
    expect(name).toBe('a.pdf');
    expect(content.type).toBe('application/pdf');
    expect(await content.text()).toBe('123451234512345');
  });

  it('times out when no more data arrives', async () => {
    stubSlowFetch(limits.responseMs + 1);
    const downloading = download(endpoints.readResume, { params: { file: 'a.pdf' } });
    const outcome = expect(downloading).rejects.toMatchObject({ name: 'TimeoutError' });
    await vi.advanceTimersByTimeAsync(limits.responseMs);
    await outcome;
  });
});

it('knows whether a failed call was answered', () => {
  expect(wasAnswered(new TypeError('Failed to fetch'))).toBe(false);
  expect(wasAnswered(new DOMException('stopped', 'AbortError'))).toBe(false);
  expect(wasAnswered(new ApiError(500))).toBe(true);
  expect(wasAnswered(new SyntaxError('not JSON'))).toBe(true);
});

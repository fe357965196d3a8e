import { describe, expect, it, vi } from 'vitest';
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

it.each(['limit', 'caller'])('ends a call without an answer by the signal of the %s', async (ended) => {
  const signals = { limit: new AbortController(), caller: new AbortController() };
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signals.limit.signal);
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  const answer = call(endpoints.logout, { signal: signals.caller.signal });
  expect(timeout).toHaveBeenCalledWith(limits.responseMs);
  const reason = new DOMException('', 'TimeoutError');
  signals[ended as keyof typeof signals].abort(reason);
  await expect(answer).rejects.toBe(reason);
});

it('downloads a file under its name, without a limit of time', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  stubFetch(new Response('%PDF', { headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': 'inline; filename="a.pdf"' } }));
  const { content, name } = await download(endpoints.readResume, { params: { file: 'a.pdf' } });
  expect(name).toBe('a.pdf');
  expect(await content.text()).toBe('%PDF');
  expect(timeout).not.toHaveBeenCalled();
});

it('knows whether a failed call was answered', () => {
  expect(wasAnswered(new TypeError('Failed to fetch'))).toBe(false);
  expect(wasAnswered(new DOMException('stopped', 'AbortError'))).toBe(false);
  expect(wasAnswered(new ApiError(500))).toBe(true);
  expect(wasAnswered(new SyntaxError('not JSON'))).toBe(true);
});

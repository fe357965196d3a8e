import { type Dispatcher, request } from 'undici';
import { siteUrl } from '../browser/harness.ts';

export type RawAnswer = {
  status: number;
  /** By lower-case name. A repeated header has several values. */
  headers: Map<string, string[]>;
  body: string;
};

/** Sends a request to the site and follows no redirect. `fetch` would join repeated headers. */
export async function rawAnswer(
  path: string,
  method: Dispatcher.HttpMethod = 'GET',
  requestHeaders: Record<string, string> = {},
): Promise<RawAnswer> {
  const { statusCode: status, headers, body } = await request(siteUrl + path, { method, headers: requestHeaders });
  return {
    status,
    headers: new Map(Object.entries(headers).map(([name, values = []]) => [name, [values].flat()])),
    body: await body.text(),
  };
}

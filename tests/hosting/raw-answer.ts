import { request } from 'node:http';
import { siteUrl } from '../browser/harness.ts';

export type RawAnswer = {
  status: number;
  /** By lower-case name. A repeated header has several values. */
  headers: Map<string, string[]>;
  body: string;
};

/** Sends a request to the site and follows no redirect. `fetch` would join repeated headers. */
export function rawAnswer(path: string, method = 'GET', requestHeaders: Record<string, string> = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(siteUrl + path, { method, headers: requestHeaders }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const { statusCode = 0, headersDistinct } = response;
        const headers = new Map(Object.entries(headersDistinct).map(([name, values = []]) => [name, values]));
        resolve({ status: statusCode, headers, body: Buffer.concat(chunks).toString() });
      });
    });
    outgoing.once('error', reject);
    outgoing.end();
  });
}

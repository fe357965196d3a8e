import { get, type IncomingMessage, type RequestOptions } from 'node:http';

/** `fetch` would take more of the measured time. @returns the answer, once all of it has arrived */
export function visit(url: string, options: RequestOptions = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, options, (response) => {
      response.resume().once('end', () => resolve(response));
    }).once('error', reject);
  });
}

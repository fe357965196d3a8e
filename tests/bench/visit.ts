import { get, type IncomingMessage, type RequestOptions } from 'node:http';

/** Uses Node's plain client, which takes less of the measured time than `fetch`. @returns the answer, once all of it has arrived */
export function visit(url: string, options: RequestOptions = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, options, (response) => {
      response.resume().once('end', () => resolve(response));
    }).once('error', reject);
  });
}

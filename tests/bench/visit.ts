import { type Agent, get } from 'node:http';

/** @returns the status of the answer, once all of it has arrived */
export function visit(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', reject);
  });
}

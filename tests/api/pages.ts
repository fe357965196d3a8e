import { expect } from 'vitest';
import type { Api } from './harness.ts';
import type { Answer } from './http.ts';

/** @returns the path of the next page of a list */
export function nextPage({ headers }: Answer): string | undefined {
  return /^<([^>]+)>; rel="next"$/.exec(headers.get('Link') ?? '')?.[1];
}

/** @param path of the first page @returns the items of each page of a list */
export async function readPages(api: Pick<Api, 'send'>, path: string): Promise<unknown[][]> {
  const pages: unknown[][] = [];
  for (let next: string | undefined = path; next !== undefined && pages.length < 20;) {
    const answer: Answer = await api.send('GET', next);
    expect(answer.status).toBe(200);
    pages.push(answer.json as unknown[]);
    next = nextPage(answer);
  }
  return pages;
}

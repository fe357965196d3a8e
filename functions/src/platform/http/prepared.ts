import { createHash } from 'node:crypto';
import type { Response } from 'express';

/** An answer that is made once and sent often. */
export class Prepared {
  readonly #bytes: Buffer;
  readonly #headers: Record<string, string>;

  constructor(text: string, contentType: string) {
    this.#bytes = Buffer.from(text);
    const digest = createHash('sha256').update(this.#bytes).digest('base64url');
    this.#headers = { 'Content-Type': contentType, ETag: `"${digest}"` };
  }

  /** Answers 304 to a request that has the same bytes already. */
  send(response: Response): void {
    response.set(this.#headers).send(this.#bytes);
  }
}

/** @param make is called once for each source, and again after a failure */
export function preparedOnce<Source extends object>(
  source: () => Promise<Source>,
  make: (source: Source) => Prepared | Promise<Prepared>,
): () => Promise<Prepared> {
  const answers = new WeakMap<Source, Promise<Prepared>>();
  return async () => {
    const current = await source();
    const known = answers.get(current);
    if (known) return known;
    const answer = Promise.resolve(current).then(make);
    answers.set(current, answer);
    answer.catch(() => answers.delete(current));
    return answer;
  };
}

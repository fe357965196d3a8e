import { UnavailableError } from './errors.ts';

/**
 * Rejects each call, or item of an async iterable, that takes longer than `limitMs`.
 * Google's libraries retry for up to ten minutes. @param name names the service in errors
 */
export function withTimeout<Part extends object>(part: Part, name: string, limitMs: number): Part {
  return new Proxy(part, {
    get(target, key): unknown {
      const method: unknown = Reflect.get(target, key);
      if (typeof method !== 'function') return method;
      return (...args: unknown[]): unknown => {
        const result: unknown = Reflect.apply(method, target, args);
        if (result instanceof Promise) return within(result, name, limitMs);
        return isAsyncIterable(result) ? eachWithin(result, name, limitMs) : result;
      };
    },
  });
}

async function within<Value>(call: Promise<Value>, name: string, limitMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UnavailableError(`${name}: no answer within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([call, limit]);
  } finally {
    clearTimeout(timer);
  }
}

async function* eachWithin(items: AsyncIterable<unknown>, name: string, limitMs: number): AsyncGenerator<unknown, void> {
  const iterator = items[Symbol.asyncIterator]();
  for (;;) {
    const item: IteratorResult<unknown, unknown> = await within(iterator.next(), name, limitMs);
    if (item.done) return;
    yield item.value;
  }
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { listen, stop } from '../local/ports.ts';

/** Serves until the test ends. */
export async function serve(answer: RequestListener) {
  const server = createServer(answer);
  onTestFinished(() => stop(server));
  return { url: `http://${await listen(server)}`, server };
}

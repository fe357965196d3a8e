import { stop } from '../local/ports.ts';
import { serve } from './serve.ts';

/** Serves files until the test ends. @param files by path: content, or a redirect's target */
export async function serveFiles(files: Record<string, Buffer | { to: string }>) {
  const requested: string[] = [];
  const { url, server } = await serve(({ url = '' }, response) => {
    requested.push(url);
    const file = files[url];
    if (file === undefined) response.writeHead(404).end();
    else if (Buffer.isBuffer(file)) response.setHeader('Content-Length', file.length).end(file);
    else response.writeHead(307, { Location: file.to }).end();
  });
  return { url, requested, stop: () => stop(server) };
}

import { createServer, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { host } from '../../local/ports.ts';
import { siteUrl } from '../browser/harness.ts';

const keptHeaders = ['content-type', 'cache-control', 'content-security-policy'];

/**
 * Serves a copy of the site with changed HTML, so that pages with and without scripts come from the same kind of server.
 * @param change applied to the HTML of each page
 */
export async function mirror(change: (html: string) => string): Promise<{ url: string; close: () => void }> {
  const server: Server = createServer((request, response) => {
    void fetch(siteUrl + (request.url ?? '/'), { redirect: 'manual' }).then(async (answer) => {
      const html = answer.headers.get('content-type')?.startsWith('text/html');
      const body = html ? Buffer.from(change(await answer.text())) : Buffer.from(await answer.arrayBuffer());
      for (const name of keptHeaders) {
        const value = answer.headers.get(name);
        if (value !== null) response.setHeader(name, value);
      }
      response.writeHead(answer.status, { 'Content-Encoding': 'gzip' }).end(gzipSync(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The mirror has no port');
  return {
    url: `http://${host}:${address.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

export function withoutScripts(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '');
}

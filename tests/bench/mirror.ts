import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { listen, stop } from '../../local/ports.ts';
import { siteUrl } from '../browser/harness.ts';

const keptHeaders = ['content-type', 'cache-control', 'content-security-policy'];

/** Serves the site with and without scripts, by the same kind of server, while the body runs. */
export async function withMirrors<Result>(body: (urls: { whole: string; bare: string }) => Promise<Result>): Promise<Result> {
  const [whole, bare] = [mirror((html) => html), mirror(withoutScripts)];
  try {
    return await body({ whole: `http://${await listen(whole)}`, bare: `http://${await listen(bare)}` });
  } finally {
    await Promise.all([stop(whole), stop(bare)]);
  }
}

/** @param change applied to the HTML of each page */
function mirror(change: (html: string) => string) {
  return createServer((request, response) => {
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
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '');
}

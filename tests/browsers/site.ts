import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { host } from '../../local/ports.ts';
import '../browser/site.ts';
import { urlOf } from '../browser/site-server.ts';

// Pages load a script first: WebKitGTK's driver reports no errors, and none finds elements by role.

const { SITE_URL = '' } = process.env;
const scriptPath = '/journey.js';
const library = readFileSync(createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'));
const script = `(${String(collectComplaints)})();\n${library.toString()}`;

const server = createServer((incoming, response) => {
  if (incoming.url === scriptPath) {
    response.setHeader('Content-Type', 'text/javascript').end(script);
    return;
  }
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const forwarded = request(new URL(incoming.url ?? '', SITE_URL), { method: incoming.method, headers }, async (answer) => {
    const isPage = answer.headers['content-type']?.startsWith('text/html') && incoming.method === 'GET';
    if (isPage) delete answer.headers['content-length'];
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    if (isPage) response.end((await text(answer)).replace('<head>', `<head><script src="${scriptPath}"></script>`));
    else answer.pipe(response);
  });
  // A page that is left aborts its requests.
  forwarded.on('error', () => response.destroy());
  incoming.pipe(forwarded);
});
await once(server.listen(0, host), 'listening');
process.env['SITE_URL'] = urlOf(server);

afterAll(() => server.close().closeAllConnections());

/** Lists errors, warnings and violations of the content policy as texts in `sessionStorage`. */
function collectComplaints(): void {
  const collect = (text: string) => {
    const collected = JSON.parse(sessionStorage.getItem('complaints') ?? '[]') as string[];
    sessionStorage.setItem('complaints', JSON.stringify([...collected, text]));
  };
  const log = (...args: unknown[]) => collect(args.join(' '));
  Object.assign(console, { error: log, warn: log });
  const isFont = (url: string) => url.includes('fonts.g');
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    collect(`${effectiveDirective} stopped ${blockedURI}`),
  );
  // The site's own listener comes later.
  addEventListener('unhandledrejection', (event) => setTimeout(() => event.defaultPrevented || collect(String(event.reason))));
  const onError = (event: ErrorEvent | Event) => {
    const { src, href } = event.target as HTMLScriptElement & HTMLLinkElement;
    if ('message' in event) collect(event.message);
    else if (!isFont(href)) collect(`${src || href} failed to load`);
  };
  // The errors of resources do not bubble.
  addEventListener('error', onError, { capture: true });
  // A page that is left aborts its requests, which WebKit reports.
  addEventListener('beforeunload', () => removeEventListener('error', onError, { capture: true }));
}

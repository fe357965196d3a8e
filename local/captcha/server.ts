import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { host, listen, stop } from '../ports.ts';

export type Captcha = Awaited<ReturnType<typeof startCaptcha>>;

/** In milliseconds: https://developers.google.com/recaptcha/docs/verify */
const tokenLifeMs = 2 * 60 * 1000;

const files: Record<string, { name: string; type: string }> = {
  '/recaptcha/api.js': { name: 'api.js', type: 'text/javascript' },
  '/recaptcha/anchor': { name: 'anchor.html', type: 'text/html' },
  '/recaptcha/anchor.js': { name: 'anchor.js', type: 'text/javascript' },
  '/recaptcha/anchor.css': { name: 'anchor.css', type: 'text/css' },
};

/**
 * A local substitute for reCAPTCHA v2: widget, frame and siteverify behave as Google's do.
 * The frame and tests get their tokens from `POST /token`.
 * @param port 0 picks a free one @param now the clock, in milliseconds
 */
export async function startCaptcha({ port, now = Date.now, secret }: { port: number; now?: () => number; secret: string }) {
  const tokens = new Map<string, { issuedAt: number; hostname: string; isSpent: boolean }>();

  /** @param hostname of the page that the captcha was solved on */
  function issue(hostname: string): string {
    const token = randomBytes(48).toString('base64url');
    tokens.set(token, { issuedAt: now(), hostname, isSpent: false });
    return token;
  }

  /** Spends a valid token: https://developers.google.com/recaptcha/docs/verify#api-response */
  function verify(form: URLSearchParams) {
    if (form.get('secret') !== secret) return refused('invalid-input-secret');
    const token = tokens.get(form.get('response') ?? '');
    if (!token) return refused('invalid-input-response');
    if (token.isSpent || now() - token.issuedAt >= tokenLifeMs) return refused('timeout-or-duplicate');
    token.isSpent = true;
    const time = new Date(token.issuedAt).toISOString().replace(/\.\d+Z$/, 'Z');
    return { success: true, challenge_ts: time, hostname: token.hostname };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', `http://${host}`);
    const answer = (type: string, body: string) => response.setHeader('Content-Type', `${type}; charset=utf-8`).end(body);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    const file = files[pathname];
    if (file) {
      answer(file.type, readFileSync(new URL(`public/${file.name}`, import.meta.url), 'utf8'));
      return;
    }
    const form = new URLSearchParams(await text(request));
    if (pathname === '/token') answer('application/json', JSON.stringify({ token: issue(form.get('hostname') ?? host) }));
    else if (pathname === '/recaptcha/api/siteverify') answer('application/json', JSON.stringify(verify(form)));
    else response.writeHead(404).end();
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  return {
    url: `http://${await listen(server, port)}`,
    /** @returns a fresh token, as if a person had ticked the box */
    issue: () => issue(host),
    stop: () => stop(server),
  };
}

const refused = (code: string) => ({ success: false, 'error-codes': [code] });

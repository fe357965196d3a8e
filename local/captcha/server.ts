import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { host } from '../ports.ts';
import { siteverify } from './siteverify.ts';
import { createTokens, type Tokens } from './tokens.ts';

export type CaptchaOptions = {
  /** 0 picks a free port. */
  port: number;
  /** The clock, in milliseconds. */
  now?: () => number;
  secret: string;
};

export type Captcha = {
  url: string;
  /** @returns a fresh token, as if a person had ticked the box */
  issue: () => string;
  stop: () => Promise<void>;
};

const bodyLimit = 64 * 1024;

const files: Record<string, { name: string; type: string }> = {
  '/recaptcha/api.js': { name: 'api.js', type: 'text/javascript' },
  '/recaptcha/anchor': { name: 'anchor.html', type: 'text/html' },
  '/recaptcha/anchor.js': { name: 'anchor.js', type: 'text/javascript' },
  '/recaptcha/anchor.css': { name: 'anchor.css', type: 'text/css' },
};

/**
 * A local substitute for reCAPTCHA v2: widget, frame, siteverify, and `POST /token`, from which the frame and tests get their tokens. It
 * behaves as Google's service does.
 */
export async function startCaptcha({ port, now = Date.now, secret }: CaptchaOptions): Promise<Captcha> {
  const tokens = createTokens(now);
  const server = createServer((request, response) => {
    handle(request, response, tokens, secret).catch(() => answer(response, 500, 'text/plain', 'The local captcha failed'));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { url: `http://${host}:${portOf(server)}`, issue: () => tokens.issue(host), stop: () => stop(server) };
}

async function handle(request: IncomingMessage, response: ServerResponse, tokens: Tokens, secret: string): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', `http://${host}`);
  const file = files[pathname];
  if (file && (request.method === 'GET' || request.method === 'HEAD')) {
    answer(response, 200, file.type, readFileSync(new URL(`public/${file.name}`, import.meta.url), 'utf8'));
    return;
  }
  const handlePost = request.method === 'POST' ? postHandlers[pathname] : undefined;
  if (!handlePost) {
    answer(response, file || postHandlers[pathname] ? 405 : 404, 'text/plain', 'Not here');
    return;
  }
  const form = await bodyOf(request);
  if (form) answer(response, 200, 'application/json', JSON.stringify(handlePost(form, tokens, secret)));
  else answer(response, 413, 'text/plain', 'Too large');
}

const postHandlers: Record<string, (form: URLSearchParams, tokens: Tokens, secret: string) => object> = {
  '/recaptcha/api/siteverify': siteverify,
  '/token': (form, tokens) => ({ token: tokens.issue(form.get('hostname') ?? host) }),
};

/** @returns the form fields; undefined if the body is too large */
async function bodyOf(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > bodyLimit) return undefined;
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

function answer(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  response.end(body);
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The local captcha does not listen');
  return address.port;
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

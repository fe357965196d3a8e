import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { host, listen, stop } from '../ports.ts';

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

const files: Record<string, { name: string; type: string }> = {
  '/recaptcha/api.js': { name: 'api.js', type: 'text/javascript' },
  '/recaptcha/anchor': { name: 'anchor.html', type: 'text/html' },
  '/recaptcha/anchor.js': { name: 'anchor.js', type: 'text/javascript' },
  '/recaptcha/anchor.css': { name: 'anchor.css', type: 'text/css' },
};

/**
 * A local substitute for reCAPTCHA v2: widget, frame and siteverify behave as Google's do.
 * The frame and tests get their tokens from `POST /token`.
 */
export async function startCaptcha({ port, now = Date.now, secret }: CaptchaOptions): Promise<Captcha> {
  const siteverify = createSiteverify(secret, now);
  const forms: Forms = {
    '/recaptcha/api/siteverify': (form) => siteverify.verify(form),
    '/token': (form) => ({ token: siteverify.issue(form.get('hostname') ?? host) }),
  };
  const server = createServer((request, response) => {
    handle(request, response, forms).catch(() => answer(response, 500, 'text/plain', 'The local captcha failed'));
  });
  const url = `http://${await listen(server, port)}`;
  return { url, issue: () => siteverify.issue(host), stop: () => stop(server) };
}

type Forms = Record<string, (form: URLSearchParams) => object>;

async function handle(request: IncomingMessage, response: ServerResponse, forms: Forms): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', `http://${host}`);
  const [file, submit] = [files[pathname], forms[pathname]];
  if (file) {
    answer(response, 200, file.type, readFileSync(new URL(`public/${file.name}`, import.meta.url), 'utf8'));
  } else if (submit) {
    const form = new URLSearchParams(await text(request));
    answer(response, 200, 'application/json', JSON.stringify(submit(form)));
  } else {
    answer(response, 404, 'text/plain', 'Not here');
  }
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

/** In milliseconds: https://developers.google.com/recaptcha/docs/verify */
const tokenLifeMs = 2 * 60 * 1000;

/** https://developers.google.com/recaptcha/docs/verify#api-response */
type Verdict = {
  success: boolean;
  challenge_ts?: string;
  hostname?: string;
  'error-codes'?: string[];
};

/** Issues tokens that verify once, within two minutes. @param now the clock, in milliseconds */
function createSiteverify(expectedSecret: string, now: () => number) {
  const tokens = new Map<string, { issuedAt: number; hostname: string; isSpent: boolean }>();

  return {
    /** @param hostname of the page that the captcha was solved on */
    issue(hostname: string): string {
      const token = randomBytes(48).toString('base64url');
      tokens.set(token, { issuedAt: now(), hostname, isSpent: false });
      return token;
    },

    /** Verifies a token, and spends it if it is valid. */
    verify(form: URLSearchParams): Verdict {
      if (form.get('secret') !== expectedSecret) return refused('invalid-input-secret');
      const token = tokens.get(form.get('response') ?? '');
      if (!token) return refused('invalid-input-response');
      if (token.isSpent || now() - token.issuedAt >= tokenLifeMs) return refused('timeout-or-duplicate');
      token.isSpent = true;
      const time = new Date(token.issuedAt).toISOString().replace(/\.\d+Z$/, 'Z');
      return { success: true, challenge_ts: time, hostname: token.hostname };
    },
  };
}

function refused(code: string): Verdict {
  return { success: false, 'error-codes': [code] };
}

import { expect, it } from 'vitest';
import { responseHeaders, siteHeaders } from './security-headers.ts';

const { 'Content-Security-Policy': policy, ...headers } = siteHeaders();

/** @returns the sources of a directive of the policy for pages */
const sourcesOf = (name: string) =>
  policy.split('; ').flatMap((directive) => (directive.startsWith(`${name} `) ? directive.split(' ') : []));

// These get an A+ with every bonus from Mozilla: https://github.com/mdn/mdn-http-observatory
it('pages have strict headers', () => {
  expect(headers).toMatchObject({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

it('a response that is opened as a page loads and runs nothing', () => {
  expect(responseHeaders['Content-Security-Policy']).toMatch(/^default-src 'none'; .*; sandbox$/);
});

it.each(['default-src', 'object-src', 'frame-ancestors'])('the policy of pages allows no %s', (name) => {
  expect(sourcesOf(name)).toEqual([name, "'none'"]);
});

it('the policy of pages allows scripts only from itself, by hash and from single HTTPS addresses', () => {
  for (const source of sourcesOf('script-src').slice(1)) expect(source).toMatch(/^('self'|'sha256-.+'|https:\/\/[\w.]+\/.+)$/);
  // A folder of this host would allow the AngularJS beside the captcha's script.
  for (const source of sourcesOf('script-src').filter((one) => one.includes('www.google.com'))) expect(source).toMatch(/\.js$/);
});

export type Origins = Record<'scripts' | 'styles' | 'fonts' | 'frames' | 'connections', readonly string[]>;

/** A single file, since google.com/recaptcha/ also hosts AngularJS, which runs code in markup. */
export const productionOrigins: Origins = {
  scripts: ['https://www.google.com/recaptcha/api.js', 'https://www.gstatic.com/recaptcha/'],
  styles: ['https://fonts.googleapis.com'],
  fonts: ['https://fonts.gstatic.com'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connections: [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://www.google.com/recaptcha/api2/clr',
  ],
};

/** The hash of `src/boot.js`, which every page contains minified. A test checks it. */
export const bootScriptHash = 'sha256-K3K848DpcmVwLukRxF7p6ExLwhvWBCC/FFtFHzvUYmM=';

/** The site and the captcha use none of these. Chromium warns about names that it does not know. */
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb'];

const commonHeaders = {
  // Two years, as https://hstspreload.org recommends.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // For browsers without `frame-ancestors`.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
};

/** For HTML pages and the site's files: docs/decisions/0006-headers-and-resumes.md */
export function siteHeaders(origins: Origins = productionOrigins) {
  return {
    ...commonHeaders,
    'Content-Security-Policy': policy({
      'default-src': ["'none'"],
      'script-src': ["'self'", `'${bootScriptHash}'`, ...origins.scripts],
      // Mantine writes style elements, and prerendered markup has style attributes.
      'style-src': ["'self'", "'unsafe-inline'", ...origins.styles],
      'img-src': ["'self'"],
      'font-src': ["'self'", ...origins.fonts],
      'connect-src': ["'self'", ...origins.connections],
      'frame-src': [...origins.frames],
      'manifest-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    }),
  };
}

const closed = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** For JSON, exports and resumes: opened as a page, they run no script in the site's origin. */
export const responseHeaders = { ...commonHeaders, 'Content-Security-Policy': policy({ ...closed, sandbox: [] }) };

/** For a PDF in its own tab. Safari's viewer stays white in a sandbox or without styles. */
export const pdfHeaders = {
  ...commonHeaders,
  'Content-Security-Policy': policy({ ...closed, 'style-src': ["'unsafe-inline'"], 'object-src': ["'self'"] }),
};

function policy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

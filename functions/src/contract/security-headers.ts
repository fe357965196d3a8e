/** Where a page may load from beside its own origin, as sources of a content security policy. */
export type Origins = {
  scripts: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
};

/**
 * What the deployed site needs: reCAPTCHA v2, the fonts service, and the Firebase web SDK's two Auth services.
 * https://developers.google.com/recaptcha/docs/faq names all below `google.com/recaptcha/` for scripts; but there is an
 * AngularJS there too, which runs what it finds in markup. So it is the one script that the page loads from there, and
 * the one address that it calls.
 */
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

/** Of `src/boot.js`, which stands minified on every page. A test says what it must be. */
export const startScriptHash = 'sha256-9/vNXyXH9TFd7dbfME1tcaLHLOYdsxCv787fBx2bF+Y=';

/**
 * Features that neither the site nor the captcha uses; of motion sensors the captcha might. Chromium complains of names that it
 * doesn't know, so these are the common ones.
 */
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb'];

/** What every answer says, page or not. */
const everywhere = {
  // Two years, as https://hstspreload.org recommends.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // For browsers that don't know `frame-ancestors`.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
};

/** The headers by name. */
export type SecurityHeaders = Readonly<Record<keyof typeof everywhere | 'Content-Security-Policy', string>>;

/**
 * Headers of HTML pages and of the site's files: of everything that Hosting serves by itself, and of pages that the
 * function renders. docs/decisions/0010 says what the policy allows, and why.
 */
export function siteHeaders(origins: Origins = productionOrigins): SecurityHeaders {
  return {
    ...everywhere,
    'Content-Security-Policy': policy({
      'default-src': ["'none'"],
      'script-src': ["'self'", `'${startScriptHash}'`, ...origins.scripts],
      // Mantine writes style elements, and prerendered markup has style attributes.
      'style-src': ["'self'", "'unsafe-inline'", ...origins.styles],
      'img-src': ["'self'"],
      'font-src': ["'self'", ...origins.fonts],
      'connect-src': ["'self'", ...origins.connections],
      // The dashboard shows a resume out of memory. Such a frame is under this policy too.
      'frame-src': ['blob:', ...origins.frames],
      'manifest-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    }),
  };
}

/**
 * Headers of what the function answers that is no page: JSON, exports, resumes. Opened by itself, such an answer loads
 * and runs nothing, and has an origin of its own that shares nothing with the site's.
 */
export const answerHeaders: SecurityHeaders = {
  ...everywhere,
  'Content-Security-Policy': policy({
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    sandbox: [],
  }),
};

function policy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

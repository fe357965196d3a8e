/** The parts of an answer that the Observatory reads. */
export type Page = { headers: Record<string, string>; html: string };

/** The score starts at 100. */
export type Score = { score: number; grade: string };

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const inline = ["'unsafe-inline'", 'data:'];
const goodReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const sixMonthsSeconds = 15_552_000;

/**
 * Scores an answer like Mozilla's HTTP Observatory (August 2026), without its checks of cookies, redirects and the HSTS preload list:
 * https://github.com/mdn/mdn-http-observatory
 */
export function observatory({ headers, html }: Page): Score {
  const pointsByRule = {
    'content-security-policy': policyPoints(headers['content-security-policy']),
    'strict-transport-security': hstsPoints(headers['strict-transport-security']),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': framePoints(headers),
    'referrer-policy': pointsOf(headers['referrer-policy'], goodReferrers, 5),
    'cross-origin-opener-policy': pointsOf(
      headers['cross-origin-opener-policy'],
      ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
      10,
    ),
    'cross-origin-resource-policy': pointsOf(headers['cross-origin-resource-policy'], ['same-origin', 'same-site'], 10),
    'cross-origin-embedder-policy': pointsOf(headers['cross-origin-embedder-policy'], ['require-corp', 'credentialless'], 10),
    'cross-origin-resource-sharing': 'access-control-allow-credentials' in headers ? -50 : 0,
    'subresource-integrity': /<script\b(?![^>]*\bintegrity=)[^>]*\bsrc="https:/.test(html) ? -5 : 0,
  };
  const points = Object.values(pointsByRule);
  const withoutBonus = points.filter((point) => point < 0).reduce((sum, point) => sum + point, 100);
  // Bonus points count only from 90 points on.
  const score = withoutBonus < 90 ? Math.max(withoutBonus, 0) : points.reduce((sum, point) => sum + point, 100);
  return { score, grade: gradeOf(score) };
}

function pointsOf(value: string | undefined, good: string[], bonus: number): number {
  if (value === undefined) return 0;
  return good.includes(value) ? bonus : -5;
}

function hstsPoints(header = ''): number {
  const maxAge = Number(/max-age=(\d+)/.exec(header)?.[1] ?? Number.NaN);
  if (Number.isNaN(maxAge)) return -20;
  return maxAge < sixMonthsSeconds ? -10 : 0;
}

function framePoints(headers: Page['headers']): number {
  if (directivesOf(headers['content-security-policy'] ?? '')?.has('frame-ancestors')) return 5;
  return ['deny', 'sameorigin'].includes(headers['x-frame-options']?.toLowerCase() ?? '') ? 5 : -20;
}

function policyPoints(header: string | undefined): number {
  const directives = header === undefined ? undefined : directivesOf(header);
  if (!directives) return -25;
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const [scripts, styles] = [effectiveSources(sourcesOf('script-src')), effectiveSources(sourcesOf('style-src'))];
  const passive = ['img-src', 'media-src'];
  const active = [...directives].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => sources);
  const insecure = (source: string) => /^(?:http|ftp):/.test(source);
  if (scripts.some((source) => [...broad, ...inline].includes(source))) return -20;
  if (sourcesOf('object-src').some((source) => broad.includes(source))) return -20;
  if (active.some(insecure)) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (passive.flatMap(sourcesOf).some(insecure)) return -10;
  if (styles.some((source) => [...broad, ...inline].includes(source))) return 0;
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5;
}

/** @returns the directives; undefined if one is repeated, which the Observatory rejects */
function directivesOf(header: string): Map<string, string[]> | undefined {
  const entries = header
    .toLowerCase()
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .flatMap(([name, ...sources]): [string, string[]][] => (name ? [[name, sources]] : []));
  const directives = new Map(entries);
  return directives.size === entries.length ? directives : undefined;
}

/** Browsers ignore 'unsafe-inline' beside a hash or nonce. */
function effectiveSources(sources: string[]): string[] {
  const hasHashOrNonce = sources.some((source) => /^'(?:sha\d+|nonce)-/.test(source));
  return hasHashOrNonce ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

function gradeOf(score: number): string {
  if (score >= 100) return 'A+';
  const grades = ['A', 'A', 'A-', 'B+', 'B', 'B', 'B-', 'C+', 'C', 'C', 'C-', 'D+', 'D', 'D', 'D-'];
  return grades[Math.floor((99 - score) / 5)] ?? 'F';
}

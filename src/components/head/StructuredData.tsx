import type { Thing } from '../../structured-data/thing.ts';
import { scriptSafeJson } from '../../lib/script-safe.ts';

/**
 * What the page tells search engines, as JSON-LD. It is data, which no browser runs, and stands where the page has it: it
 * comes and goes with the page.
 */
export function StructuredData({ thing }: { thing?: Thing }) {
  if (!thing) return null;
  const json = scriptSafeJson({ '@context': 'https://schema.org', ...thing });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

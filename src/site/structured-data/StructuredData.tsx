import type { Thing } from './thing.ts';
import { scriptSafeJson } from '../../shared/lib/markup.ts';

export function StructuredData({ thing }: { thing?: Thing | undefined }) {
  if (!thing) return null;
  const json = scriptSafeJson({ '@context': 'https://schema.org', ...thing });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

import { scriptSafeJson } from '../../shared/lib/markup.ts';

/** A thing in the vocabulary of https://schema.org, for search engines. */
export type Thing = { '@type': string; [property: string]: unknown };

export function StructuredData({ thing }: { thing?: Thing | undefined }) {
  if (!thing) return null;
  const json = scriptSafeJson({ '@context': 'https://schema.org', ...thing });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

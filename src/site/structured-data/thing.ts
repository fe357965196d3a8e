/** A thing in the vocabulary of https://schema.org, for search engines. */
export type Thing = { '@type': string; [property: string]: unknown };

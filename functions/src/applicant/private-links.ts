import { applicantPath } from '../platform/contract/paths.ts';
import { hashOf, newToken } from '../platform/tokens.ts';

/** A private link to an application. Its hash is stored, its URL only mailed. */
export type ApplicantLink = { url: string; hash: string };

export function newLinkTo(siteUrl: string): ApplicantLink {
  const token = newToken();
  return { url: `${siteUrl}${applicantPath}#${token}`, hash: hashOf(token) };
}

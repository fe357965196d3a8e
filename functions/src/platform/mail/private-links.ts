import { applicantPath } from '../contract/paths.ts';
import type { NewMail } from './new-mails.ts';
import { hashOf, newToken } from '../tokens.ts';

/** A private link to an application. Its hash is stored, its URL only mailed. */
export function newLinkTo(siteUrl: string): { url: string; hash: string } {
  const token = newToken();
  return { url: privateUrl(siteUrl, token), hash: hashOf(token) };
}

/** What gives a mail about one application its own private link. Its sender fills in the URL. */
export function privateLink(): Required<Pick<NewMail, 'token' | 'link_hashes' | 'answerable'>> {
  const token = newToken();
  return { token, link_hashes: [hashOf(token)], answerable: true };
}

export const privateUrl = (siteUrl: string, token: string) => `${siteUrl}${applicantPath}#${token}`;

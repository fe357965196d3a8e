import { limits } from '../../platform/contract/limits.ts';

/** Where an address has its path: after a domain's end, a port or localhost, or at the beginning. */
const host = String.raw`(?:\.[\p{L}\p{N}-]{1,63}(?::\d{1,5})?|[\p{L}\p{N}\]]:\d{1,5}|\blocalhost)(?:\/|[?#][\p{L}\p{N}])|(?<![^\s("“])\/`;
/** Web addresses from '://' or their path on, email addresses from the '@' on. */
const address = String.raw`(?::\/\/|${host}|[\p{L}\p{M}\p{N}][+._-]*@)[^\s<>"]*`;
const begins = String.raw`(?<![\p{L}\p{M}\p{N}_@])@`;
/** A username after an @. Its group is the name. */
const mention = String.raw`${begins}([a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?)(?![\p{L}\p{M}\p{N}_@])`;

/** Of a username, or of a name. */
const begunLetter = String.raw`[\p{L}\p{M}\p{N}._'’-]`;

const mentions = new RegExp(`${mention}|${address}`, 'giu');
const begunMention = new RegExp(`${begins}(?<begun>${begunLetter}*)$|${mention}|${address}`, 'giu');

/** @returns pieces: every second one is a name without its @. Handles in addresses are no names. */
export function splitAtMentions(text: string): string[] {
  const pieces: string[] = [];
  let end = 0;
  for (const { 0: found, 1: name, index } of text.matchAll(mentions)) {
    if (name === undefined) continue;
    pieces.push(text.slice(end, index), name);
    end = index + found.length;
  }
  return [...pieces, text.slice(end)];
}

/** @returns the names that a note may ask, as usernames: the first of them, each once */
export function mentionedNames(text: string): string[] {
  const names = splitAtMentions(text).flatMap((piece, index) => (index % 2 === 1 ? piece.toLowerCase() : []));
  return [...new Set(names)].slice(0, limits.mentionsPerNote);
}

/** @returns the beginning of a name or username at the end, in small letters; else undefined */
export function begunName(text: string): string | undefined {
  return [...text.matchAll(begunMention)].at(-1)?.groups?.['begun']?.toLowerCase();
}

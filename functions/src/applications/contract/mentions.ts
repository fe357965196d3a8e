import { limits } from '../../platform/contract/limits.ts';

/** At the beginning, or after a blank, an opening mark, or a name and a slash: in no address. */
const begins = String.raw`(?<=(?:^|[\s([{<"“‘'*:–—…])(?:@[a-z0-9._-]{1,64}\/){0,9})@`;
/** A username after an @. Its group is the name. */
const mention = String.raw`${begins}([a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?)(?![\p{L}\p{M}\p{N}_@])`;

/** Of a username, or of a name. */
const begunLetter = String.raw`[\p{L}\p{M}\p{N}._'’-]`;

const mentions = new RegExp(mention, 'iu');
const begunMention = new RegExp(`${begins}(?<begun>${begunLetter}*)$`, 'iu');

/** @returns pieces: every second one is a name without its @. Handles in addresses are no names. */
export function splitAtMentions(text: string): string[] {
  return text.split(mentions);
}

/** @returns the names that a note may ask, as usernames: the first of them, each once */
export function mentionedNames(text: string): string[] {
  const names = splitAtMentions(text).flatMap((piece, index) => (index % 2 === 1 ? piece.toLowerCase() : []));
  return [...new Set(names)].slice(0, limits.mentionsPerNote);
}

/** @returns the beginning of a name or username at the end, in small letters; else undefined */
export function begunName(text: string): string | undefined {
  return begunMention.exec(text)?.groups?.['begun']?.toLowerCase();
}

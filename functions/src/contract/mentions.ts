import { limits } from './limits.ts';

/** A username after an @, which is no part of an email address. Its group is the name. */
export const mention = /(?<![\p{L}\p{M}\p{N}_.+@])@([a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?)(?![\p{L}\p{M}\p{N}_@])/giu;

/** @returns the names that a note may ask, as usernames: the first of them, each once */
export function mentionedNames(text: string): string[] {
  const names = Array.from(text.matchAll(mention), ([, name = '']) => name.toLowerCase());
  return [...new Set(names)].slice(0, limits.mentionsPerNote);
}

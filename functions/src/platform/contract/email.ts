import { z } from 'zod/mini';
import { limits } from './limits.ts';
import { atMost, requiredLine } from './text.ts';
import { texts } from './texts.ts';

const atom = String.raw`[^\s\p{C}@<>()[\]\\,;:".]+`;
const label = String.raw`(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)`;
/** Names one mailbox in a header and to an SMTP server. */
const mailbox = String.raw`^${atom}(?:\.${atom})*@(?:${label}\.)+(?!\d+$)${label}$`;
let compiled: RegExp | undefined;
/** Compiles on use, which takes ten milliseconds. */
const isMailbox = (address: string) => (compiled ??= new RegExp(mailbox, 'u')).test(address);
const checks = [atMost('Email', limits.emailLength), z.refine<string>(isMailbox, texts.invalidEmail)] as const;

export const mailAddress = z.string().check(...checks);

/** As entered. Each mailbox has one spelling in the output: docs/decisions/0011-mail.md */
export const email = requiredLine('Email', limits.emailLength).check(z.overwrite(normalAddress), ...checks);

function normalAddress(text: string): string {
  const normalised = text
    .replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    // Input methods and word processors write these.
    .replace(/[。｡]/g, '.')
    .replace(/[´‘’]/g, "'")
    .replace(/\p{Pd}/gu, '-')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC');
  const [, name = '', bracketed = normalised] = /^(.*)[<([]([^<>()[\]]*)[>)\]]\W*$/.exec(normalised) ?? [];
  // The name before the brackets may repeat the address. Two addresses stay, and are refused.
  const isOne = !name.includes('@') || unwrapped(name) === unwrapped(bracketed);
  return unwrapped(isOne ? bracketed : normalised).replace(/@([^@]*)$/, (_, domain: string) => `@${asciiDomain(domain)}`);
}

/** Removes quotes, punctuation and the other parts of a `mailto:` URL around an address. */
function unwrapped(text: string): string {
  return text
    .replace(/^(?:[^\p{L}\p{N}\p{So}!#$%&*+\-./=?^_`{|}~]|mailto:)+/u, '')
    .replace('"@', '@')
    .replace(/^([^@]*@[^?]*[\p{L}\p{M}\p{N}]).*/u, '$1');
}

function asciiDomain(domain: string): string {
  // In a URL, these characters end the domain or stand for others.
  if (/[/?#\\:%]/.test(domain)) return '';
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

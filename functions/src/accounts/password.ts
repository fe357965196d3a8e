import { type BinaryLike, randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { companyShortName } from '../platform/contract/company.ts';
import { yourAccountTexts } from './contract/your-account-texts.ts';

/** The parameters of scrypt; `ln` is the base-2 logarithm of N, as in PHC strings. */
export type PasswordCost = { ln: number; r: number; p: number };

/** As OWASP's Password Storage Cheat Sheet recommends. */
export const passwordCost: PasswordCost = { ln: 15, r: 8, p: 3 };

const saltBytes = 16;
const keyBytes = 32;

/** In bytes, a little more than Node's default, which is 128·N·r for `passwordCost`. */
const maxmem = 64 * 1024 * 1024;

const phcPattern = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/=]+)\$([\w+/=]+)$/;

/** @param password in any Unicode composition, since it is normalised @returns a PHC string */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await derive(password, salt, cost, keyBytes);
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${salt.toString('base64')}$${key.toString('base64')}`;
}

/** Takes equally long without a hash, so that the time does not reveal which usernames exist. */
export async function verifyPassword(password: string, hash: string | undefined, cost: PasswordCost): Promise<boolean> {
  const [, ln, r, p, salt, expected] = phcPattern.exec(hash ?? '') ?? [];
  if (salt === undefined || expected === undefined) {
    await derive(password, Buffer.alloc(saltBytes), cost, keyBytes);
    return false;
  }
  const key = Buffer.from(expected, 'base64');
  const parameters = { ln: Number(ln), r: Number(r), p: Number(p) };
  return timingSafeEqual(key, await derive(password, Buffer.from(salt, 'base64'), parameters, key.length));
}

const scryptKey = promisify<BinaryLike, BinaryLike, number, ScryptOptions, Buffer>(scrypt);

const derive = (password: string, salt: BinaryLike, { ln, r, p }: PasswordCost, length: number) =>
  scryptKey(password.normalize('NFKC'), salt, length, { N: 2 ** ln, r, p, maxmem });

/** @returns why a password is easy to guess, if it is (OWASP ASVS 5, 6.2.4 and 6.2.11) */
export async function passwordProblem(password: string, username: string): Promise<string | undefined> {
  const normalised = password.normalize('NFKC').toLowerCase();
  // Shorter names occur in many good passwords.
  const names = [companyShortName.toLowerCase(), username].filter((name) => name.length > 2);
  if (names.some((name) => normalised.includes(name))) return yourAccountTexts.passwordPersonal;
  // The list has half a megabyte, so it is loaded only when it is needed.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common: string[] = dictionary['passwords-common'];
  return common.includes(normalised) ? yourAccountTexts.passwordCommon : undefined;
}

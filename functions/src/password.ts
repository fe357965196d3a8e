import { type BinaryLike, randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';

/** What hashing a password costs. N is given as its base-2 logarithm, as PHC strings do. */
export type PasswordCost = { ln: number; r: number; p: number };

/** OWASP's Password Storage Cheat Sheet: N=2^15, r=8, p=3. */
export const passwordCost: PasswordCost = { ln: 15, r: 8, p: 3 };

const saltBytes = 16;
const keyBytes = 32;

/** scrypt's 128·N·r bytes, and room to spare; Node's own ceiling is below what these parameters need. */
const maxmem = 64 * 1024 * 1024;

const pattern = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/=]+)\$([\w+/=]+)$/;

/**
 * @param password as typed; the same letters in another Unicode composition are the same password
 * @returns a PHC string that holds the parameters, an own salt and the hash
 */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await derive(password, salt, cost, keyBytes);
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${salt.toString('base64')}$${key.toString('base64')}`;
}

/**
 * Takes the same time whether there is a hash to compare with or not, so that user names can't be told by the clock.
 * @param password as typed
 * @param hash what {@link hashPassword} gave; undefined for an unknown name
 * @param cost what an unknown name costs: that of the known ones
 */
export async function verifyPassword(password: string, hash: string | undefined, cost: PasswordCost): Promise<boolean> {
  const [, ln, r, p, salt, expected] = pattern.exec(hash ?? '') ?? [];
  if (salt === undefined || expected === undefined) {
    await derive(password, Buffer.alloc(saltBytes), cost, keyBytes);
    return false;
  }
  const key = Buffer.from(expected, 'base64');
  const parameters = { ln: Number(ln), r: Number(r), p: Number(p) };
  return timingSafeEqual(key, await derive(password, Buffer.from(salt, 'base64'), parameters, key.length));
}

function derive(password: string, salt: BinaryLike, { ln, r, p }: PasswordCost, length: number): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, length, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

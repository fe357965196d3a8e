import { createCipheriv, createHash, randomBytes } from 'node:crypto';

/** The standard security handler of ISO 32000-2, 7.6. The owner's password only limits what readers offer; the user's is needed to open. */
export type Encryption = { method: 'RC4-40' | 'RC4-128' | 'AES-128' | 'AES-256'; userPassword?: string };

const fill = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');
const fileId = Buffer.alloc(16, 7);
const permissions = Buffer.from([0xc4, 0xff, 0xff, 0xff]);
const ownerPassword = 'owner';

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();
const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
const padded = (password: string) => Buffer.concat([Buffer.from(password), fill]).subarray(0, 32);
const times = <T>(count: number, start: T, step: (value: T, index: number) => T) =>
  Array.from({ length: count }).reduce<T>((value, _, index) => step(value, index), start);

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => ([state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0]);
  let j = 0;
  for (let i = 0; i < 256; i++) swap(i, (j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255));
  let i = (j = 0);
  return data.map((byte) => {
    swap((i = (i + 1) & 255), (j = (j + (state[i] ?? 0)) & 255));
    return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0);
  }) as Buffer;
}

function aes(name: string, key: Buffer, iv: Buffer | null, data: Buffer, padding = false): Buffer {
  const cipher = createCipheriv(name, key, iv).setAutoPadding(padding);
  return Buffer.concat([cipher.update(data), cipher.final()]);
}

/** @returns the entries of the trailer, and a function that encrypts a stream */
export function encryption({ method, userPassword = '' }: Encryption) {
  const { dictionary, ...rest } = method === 'AES-256' ? aes256(userPassword) : upTo128(method, userPassword);
  return { ...rest, trailer: `/ID [${hex(fileId)} ${hex(fileId)}] /Encrypt << /Filter /Standard ${dictionary} >>` };
}

function upTo128(method: 'RC4-40' | 'RC4-128' | 'AES-128', userPassword: string) {
  const revision = { 'RC4-40': 2, 'RC4-128': 3, 'AES-128': 4 }[method];
  const size = revision === 2 ? 5 : 16;
  const hashes = revision === 2 ? 0 : 50;
  const rc4Rounds = (key: Buffer, data: Buffer) =>
    times(revision === 2 ? 1 : 20, data, (value, round) => rc4(key.map((byte) => byte ^ round) as Buffer, value));
  const ownerKey = times(hashes, md5(padded(ownerPassword)), (value) => md5(value.subarray(0, size))).subarray(0, size);
  const owner = rc4Rounds(ownerKey, padded(userPassword));
  const first = md5(padded(userPassword), owner, permissions, fileId);
  const key = times(hashes, first, (value) => md5(value.subarray(0, size))).subarray(0, size);
  const user = revision === 2 ? rc4(key, fill) : Buffer.concat([rc4Rounds(key, md5(fill, fileId)), Buffer.alloc(16)]);
  const filters = '/CF << /StdCF << /CFM /AESV2 /Length 16 >> >> /StmF /StdCF /StrF /StdCF';
  const version = { 2: '/V 1', 3: '/V 2 /Length 128', 4: `/V 4 /Length 128 ${filters}` }[revision];
  return {
    dictionary: `/R ${revision} ${version} /P ${permissions.readInt32LE()} /O ${hex(owner)} /U ${hex(user)}`,
    encrypt(data: Buffer, object: number): Buffer {
      const salt = Buffer.from(revision === 4 ? 'sAlT' : '');
      const objectKey = md5(key, Buffer.from([object, 0, 0, 0, 0]), salt).subarray(0, Math.min(16, size + 5));
      if (revision !== 4) return rc4(objectKey, data);
      const iv = randomBytes(16);
      return Buffer.concat([iv, aes('aes-128-cbc', objectKey, iv, data, true)]);
    },
  };
}

/** Algorithm 2.B. */
function hash2B(password: Buffer, salt: Buffer, user: Buffer = Buffer.alloc(0)): Buffer {
  let key = createHash('sha256')
    .update(Buffer.concat([password, salt, user]))
    .digest();
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const block = Buffer.concat([password, key, user]);
    const data = aes('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32), Buffer.concat(Array<Buffer>(64).fill(block)));
    const remainder = data.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(['sha256', 'sha384', 'sha512'][remainder] ?? '')
      .update(data)
      .digest();
    last = data.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

function aes256(userPassword: string) {
  const key = randomBytes(32);
  const noIv = Buffer.alloc(16);
  const entries = (password: string, user?: Buffer) => {
    const [validation, keySalt] = [randomBytes(8), randomBytes(8)];
    const bytes = Buffer.from(password);
    return {
      check: Buffer.concat([hash2B(bytes, validation, user), validation, keySalt]),
      wrapped: aes('aes-256-cbc', hash2B(bytes, keySalt, user), noIv, key),
    };
  };
  const user = entries(userPassword);
  const owner = entries(ownerPassword, user.check);
  const perms = aes('aes-256-ecb', key, null, Buffer.concat([permissions, Buffer.from([255, 255, 255, 255]), Buffer.from('Tadbabcd')]));
  const filters = '/CF << /StdCF << /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF';
  return {
    dictionary:
      `/R 6 /V 5 /Length 256 ${filters} /P ${permissions.readInt32LE()} /Perms ${hex(perms)} ` +
      `/O ${hex(owner.check)} /OE ${hex(owner.wrapped)} /U ${hex(user.check)} /UE ${hex(user.wrapped)}`,
    encrypt(data: Buffer): Buffer {
      const iv = randomBytes(16);
      return Buffer.concat([iv, aes('aes-256-cbc', key, iv, data, true)]);
    },
  };
}

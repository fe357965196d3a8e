import { describe, expect, it } from 'vitest';
import { hashPassword, passwordCost, verifyPassword } from './password.ts';

const cheap = { ln: 10, r: 8, p: 3 };

describe('a password', () => {
  it('verifies only against its own hash, which has a new salt each time', async () => {
    const [first, second] = await Promise.all([hashPassword('open sesame', passwordCost), hashPassword('open sesame', passwordCost)]);
    expect(first).not.toBe(second);
    expect(first).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}==\$[\w+/]{43}=$/);
    expect(await verifyPassword('open sesame', first, passwordCost)).toBe(true);
    expect(await verifyPassword('open sesame ', first, passwordCost)).toBe(false);
    expect(await verifyPassword('', first, passwordCost)).toBe(false);
  });

  it('verifies in any Unicode composition', async () => {
    expect(await verifyPassword('cafe\u0301', await hashPassword('caf\u00e9', cheap), cheap)).toBe(true);
  });

  it('verifies against a hash of other parameters', async () => {
    // RFC 7914's test vector: N=1024, r=8, p=16, salt 'NaCl'.
    const key = Buffer.from(
      'fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b3731622eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640',
      'hex',
    );
    const hash = `$scrypt$ln=10,r=8,p=16$${Buffer.from('NaCl').toString('base64')}$${key.toString('base64')}`;
    expect(await verifyPassword('password', hash, passwordCost)).toBe(true);
    expect(await verifyPassword('Password', hash, passwordCost)).toBe(false);
  });

  it('never verifies against a missing or malformed hash, in the time that a real one takes', async () => {
    const real = await hashPassword('x', passwordCost);
    const time = async (hash: string | undefined) => {
      const start = performance.now();
      expect(await verifyPassword('y', hash, passwordCost)).toBe(false);
      return performance.now() - start;
    };
    const realMs = await time(real);
    for (const hash of [undefined, 'plain', '$2b$10$abc']) expect(await time(hash), `for ${hash}`).toBeGreaterThan(realMs / 4);
  });
});

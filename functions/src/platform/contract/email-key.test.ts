import { expect, it } from 'vitest';
import { email } from './email.ts';
import { emailKey } from './email-key.ts';

it.each([
  ['ada@example.com', 'ada@example.com'],
  ['Ada.Lovelace@Example.COM', 'ada.lovelace@example.com'],
  ['ada+jobs@example.com', 'ada@example.com'],
  ['ada＋jobs@example.com', 'ada@example.com'],
  ['ada+jobs+2026@example.com', 'ada@example.com'],
  ['ada+@example.com', 'ada@example.com'],
  ['+ada@example.com', '+ada@example.com'],
  ['a.da@example.com', 'a.da@example.com'],
  ['ada+jobs@mu\u0308ller。example', 'ada@xn--mller-kva.example'],
  ['ADA+jobs@XN--MLLER-KVA.example.', 'ada@xn--mller-kva.example'],
])('%j identifies the person %j', (address, key) => expect(emailKey(email.parse(address))).toBe(key));

import { expect, it } from 'vitest';
import { emailKey } from './email-key.ts';

it.each([
  ['ada@example.com', 'ada@example.com'],
  [' Ada.Lovelace@Example.COM ', 'ada.lovelace@example.com'],
  ['ada+jobs@example.com', 'ada@example.com'],
  ['ada+jobs+2026@example.com', 'ada@example.com'],
  ['ada+@example.com', 'ada@example.com'],
  ['+ada@example.com', '+ada@example.com'],
  ['a.da@example.com', 'a.da@example.com'],
  ['ada@example.com+x', 'ada@example.com+x'],
  ['', ''],
])('%j identifies the person %j', (address, key) => expect(emailKey(address)).toBe(key));

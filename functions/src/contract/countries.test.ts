import { expect, it } from 'vitest';
import { countryCodes } from './countries.ts';

it('knows a name for each country, and each only once', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(new Set(countryCodes.map((code) => names.of(code))).size).toBe(249);
});

import { expect, it } from 'vitest';
import { countryCodes } from './countries.ts';

it('lists 249 different countries, all with a name', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(new Set(countryCodes.map((code) => names.of(code))).size).toBe(249);
});

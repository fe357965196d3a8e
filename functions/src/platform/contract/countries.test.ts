import { expect, it } from 'vitest';
import { countryCodes } from './countries.ts';

it('lists 249 different countries, all with a name', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const countries = countryCodes.map((code) => names.of(code));
  expect(countries).not.toContain(undefined);
  expect(new Set(countries).size).toBe(249);
});

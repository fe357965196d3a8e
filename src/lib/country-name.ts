const names = new Intl.DisplayNames('en', { type: 'region' });

/** @param code ISO 3166-1 alpha-2 @returns the country's English name */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}

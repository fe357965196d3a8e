import type { Thing } from './thing.ts';

type Country = 'IN' | 'US';

/** The towns whose country is known. A posting for any other town has to name the country. Austin in Minnesota is another town. */
const towns: { name: string; words: RegExp; region: string; country: Country }[] = [
  { name: 'Bengaluru', words: /\b(?:Bengaluru|Bangalore)\b/i, region: 'Karnataka', country: 'IN' },
  { name: 'Austin', words: /\b[Aa]ustin\b(?!, *(?:Minnesota|(?!TX\b|US\b)[A-Z]{2})\b)/, region: 'TX', country: 'US' },
];

/** Names of the countries. Case matters: 'us' and 'in' are ordinary words. */
const countries: Record<Country, RegExp> = {
  IN: /\bIndia\b/i,
  US: /\b(?:USA|US|U\.S\.(?:A\.)?|United States)(?!\w)/,
};

const remote = /\bremote\b/i;
/** Words that make a remote job partly or not remote. */
const notFullyRemote = /\b(?:hybrid|partly|partially|days?|no|not|non)\b/i;
/** Words that exclude a place or include every place, so that the named places are not the job's only ones. */
const unclear = /\b(?:outside|except|excluding|other than|not in|worldwide|the world|globally|(?:not|non)[- ](?:the )?(?:US|USA|India))\b/i;

/** @param text such as 'Austin, TX, USA or remote within the USA' @returns undefined if the country is uncertain */
export function jobLocation(text: string): Record<string, unknown> | undefined {
  if (unclear.test(text)) return undefined;
  const namedTowns = towns.filter(({ words }) => words.test(text));
  const namedCountries = (['IN', 'US'] as const).filter((code) => countries[code].test(text));
  const countryCodes = namedCountries.length > 0 ? namedCountries : [...new Set(namedTowns.map(({ country }) => country))];
  if (countryCodes.length === 0) return undefined;

  const isRemote = remote.test(text) && !notFullyRemote.test(text);
  const countriesWithoutTown = namedCountries.filter((code) => !namedTowns.some(({ country }) => country === code));
  const places = [
    ...namedTowns.map(({ name, region, country }) => placeAt({ addressLocality: name, addressRegion: region, addressCountry: country })),
    // A country without a town is the place of work of a job on site.
    ...(isRemote ? [] : countriesWithoutTown.map((country) => placeAt({ addressCountry: country }))),
  ];
  return {
    ...(places.length > 0 && { jobLocation: places.length === 1 ? places[0] : places }),
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: countryCodes.map((name) => ({ '@type': 'Country', name })),
    }),
  };
}

function placeAt(address: Record<string, string>): Thing {
  return { '@type': 'Place', address: { '@type': 'PostalAddress', ...address } };
}

import type { Thing } from './thing.ts';

type Country = 'IN' | 'US';

/** Towns that postings name, and where they are. A posting elsewhere has to name its country too; Austin, MN, is elsewhere. */
const towns: { name: string; words: RegExp; region: string; country: Country }[] = [
  { name: 'Bengaluru', words: /\b(?:Bengaluru|Bangalore)\b/i, region: 'Karnataka', country: 'IN' },
  { name: 'Austin', words: /\b[Aa]ustin\b(?!, *(?:Minnesota|(?!TX\b|US\b)[A-Z]{2})\b)/, region: 'TX', country: 'US' },
];

/** How postings name the countries. 'us' and 'in' in small letters are other words. */
const countries: Record<Country, RegExp> = {
  IN: /\bIndia\b/i,
  US: /\b(?:USA|US|U\.S\.(?:A\.)?|United States)(?!\w)/,
};

const remote = /\bremote\b/i;
/** A day at home, or a word that takes the other back: what is not wholly remote must not be called so. */
const notWholly = /\b(?:hybrid|partly|partially|days?|no|not|non)\b/i;
/** Words that take a place back, or everything in: the places that are named are then not where the job is, or not alone. */
const unclear = /\b(?:outside|except|excluding|other than|not in|worldwide|the world|globally|(?:not|non)[- ](?:the )?(?:US|USA|India))\b/i;

/**
 * Reads where a job is out of what staff wrote, as structured data wants it.
 * @param text free: 'Bengaluru', 'Austin, TX, USA or remote within the USA', 'Remote (India)'
 * @returns undefined where no country can be told for sure: then there is nothing true to say
 */
export function jobLocation(text: string): Record<string, unknown> | undefined {
  if (unclear.test(text)) return undefined;
  const inTowns = towns.filter(({ words }) => words.test(text));
  const named = (['IN', 'US'] as const).filter((code) => countries[code].test(text));
  const allowed = named.length > 0 ? named : [...new Set(inTowns.map(({ country }) => country))];
  if (allowed.length === 0) return undefined;

  const isRemote = remote.test(text) && !notWholly.test(text);
  const elsewhere = named.filter((code) => !inTowns.some(({ country }) => country === code));
  const places = [
    ...inTowns.map(({ name, region, country }) => place({ addressLocality: name, addressRegion: region, addressCountry: country })),
    // Of a country alone somebody who works at home is in it; everybody else goes to some place there.
    ...(isRemote ? [] : elsewhere.map((country) => place({ addressCountry: country }))),
  ];
  return {
    ...(places.length > 0 && { jobLocation: places.length === 1 ? places[0] : places }),
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: allowed.map((name) => ({ '@type': 'Country', name })),
    }),
  };
}

function place(address: Record<string, string>): Thing {
  return { '@type': 'Place', address: { '@type': 'PostalAddress', ...address } };
}

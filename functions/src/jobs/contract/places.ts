import type { workplaces } from './jobs.ts';
import { payText, type Pay } from './pay.ts';

/** Where a job is, or from where one may work for it. Town and region can be blank. */
export type Place = { town: string; region: string; country: string };

type Placed = { places: Place[]; location: string; country: string; workplace: string };

export const remote: (typeof workplaces)[number] = 'Remote';

/** Made on first use: it takes 10 ms, which would delay the first answer of each function. */
let countryNames: Intl.DisplayNames | undefined;

/** @param code may be any text */
export function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  countryNames ??= new Intl.DisplayNames('en', { type: 'region' });
  return countryNames.of(code) ?? code;
}

/** @returns the places of a job. One stored earlier has one, if it has a country. */
export function placesOf({ places, location, country, workplace }: Placed): Place[] {
  if (places.length > 0 || country === '') return places;
  return [{ town: workplace === remote ? '' : location, region: '', country }];
}

export const isGiven = (place: Place): boolean => Object.values(place).some((text) => text !== '');

/** @returns such as 'Bengaluru, Pune, or Austin' */
export function placesText(places: Place[]): string {
  const names = places.filter(isGiven).map(({ town, region, country }) => town || region || countryName(country));
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(new Set(names));
}

/** @returns a job with what follows from its pay and its places */
export function withDerived<Job extends Placed & Pay & { salary_range: string }>(job: Job): Job {
  const places = job.places.filter(isGiven);
  return {
    ...job,
    places,
    country: places[0]?.country ?? job.country,
    location: job.location || placesText(places),
    salary_range: payText(job) || job.salary_range,
  };
}

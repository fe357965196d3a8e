import { payStep, payText, type Pay } from './pay.ts';
import { countryName, type Place, placesOf } from './places.ts';

/** Visitors filter jobs by these. The query of the careers page uses the same names. */
export const facetLabels = {
  department: 'Department',
  country: 'Country',
  /** Towns, or the location of a job without them. */
  location: 'Location',
  workplace: 'Workplace',
  job_type: 'Job type',
  pay_from: 'Pay from',
};

export type Facet = keyof typeof facetLabels;

export const facets = Object.keys(facetLabels) as Facet[];

export const wordsParameter = 'q';

/** What filters the list, in the query of the careers page. */
export const listParameters = [wordsParameter, ...facets] as const;

export type JobFilter = { [Name in Facet]?: string | undefined };

/** What somebody wants to hear of: any of these values of a facet. */
export type AlertFilter = { [Name in Facet]?: string[] | undefined };

type Filtered = Pay & { places: Place[] } & Record<Exclude<Facet, 'pay_from'>, string>;

/** @returns what a job adds to the choices of a facet */
export function facetValues(job: Filtered, facet: Facet): string[] {
  if (facet === 'country') return placesOf(job).map(({ country }) => country);
  if (facet === 'location') {
    const towns = placesOf(job).flatMap(({ town }) => town || []);
    return towns.length > 0 ? towns : [job.location];
  }
  return [facet === 'pay_from' ? payStep(job) : job[facet]];
}

/** @returns a value of a facet as people read it; it may come from an address */
export function facetText(facet: Facet, value: string): string {
  if (facet === 'country') return countryName(value);
  if (facet !== 'pay_from') return value;
  const [pay_currency = '', amount] = value.split(' ');
  const pay = Number(amount) || null;
  return payText({ pay_min: pay, pay_max: pay, pay_currency, pay_period: 'year' }) || value;
}

function hasValue(job: Filtered, facet: Facet, value: string): boolean {
  if (facet !== 'pay_from') return facetValues(job, facet).includes(value) || job[facet] === value;
  const [[currency, most], [wanted, least]] = [payStep(job).split(' '), value.split(' ')];
  return currency === wanted && Number(most) >= Number(least);
}

export function matchesFilter(job: Filtered, filter: JobFilter | AlertFilter): boolean {
  return facets.every((facet) => filter[facet] === undefined || [filter[facet]].flat().some((value) => hasValue(job, facet, value)));
}

/** @returns the jobs of each department; jobs without one are last, under a blank name */
export function byDepartment<Job extends { department: string }>(jobs: Job[]): [department: string, jobs: Job[]][] {
  const names = [...new Set(jobs.map(({ department }) => department))];
  return names
    .sort((a, b) => Number(a === '') - Number(b === '') || a.localeCompare(b, 'en'))
    .map((name) => [name, jobs.filter(({ department }) => department === name)]);
}

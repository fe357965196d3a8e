import { closingTime } from '#rooms/jobs/contract/job-closing.ts';
import { lookUp } from '#rooms/platform/contract/look-up.ts';
import type { jobTypes, PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { payText } from '#rooms/jobs/contract/pay.ts';
import { type Place, placesOf, remote } from '#rooms/jobs/contract/places.ts';
import { jobPath } from '../../../paths.ts';
import { company } from '../../../shared/texts/company.ts';
import { jobHtml } from './job-html.ts';
import { organization } from '../../structured-data/organization.ts';
import { absoluteUrl } from '../../../shared/lib/absolute-url.ts';
import type { Thing } from '../../structured-data/StructuredData.tsx';

const employmentTypes: Partial<Record<string, string>> & Record<(typeof jobTypes)[number], string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
};

/**
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 * @returns undefined for general applications and without a country, which Google requires
 */
export function jobPosting(job: PublicJob): Thing | undefined {
  const places = placesOf(job);
  if (places.length === 0 || job.general) return undefined;
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: jobHtml(job),
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.id },
    url: absoluteUrl(jobPath(job.id)),
    datePosted: job.published_at,
    validThrough: closingTime(job),
    employmentType: lookUp(employmentTypes, job.job_type),
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      sameAs: organization['url'],
      logo: organization['logo'],
    },
    directApply: true,
    baseSalary: baseSalary(job),
    jobBenefits: job.benefits || undefined,
    ...(job.workplace === remote
      ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: areasOf(places) }
      : { jobLocation: places.map(placeThing) }),
  };
}

/** Two towns can be in one of them. */
function areasOf(places: readonly Place[]): Thing[] {
  const areas = places.map(({ region, country }) =>
    region ? { '@type': 'State', name: `${region}, ${country}` } : { '@type': 'Country', name: country },
  );
  return areas.filter(({ name }, index) => areas.findIndex((one) => one.name === name) === index);
}

function placeThing({ town, region, country }: Place): Thing {
  const address = { addressLocality: town || undefined, addressRegion: region || undefined, addressCountry: country };
  return { '@type': 'Place', address: { '@type': 'PostalAddress', ...address } };
}

/** Google knows no salary up to a maximum. */
function baseSalary(job: PublicJob): Thing | undefined {
  const { pay_min, pay_max, pay_currency: currency } = job;
  if (payText(job) === '' || pay_min === null) return undefined;
  const amounts = pay_min === pay_max ? { value: pay_min } : { minValue: pay_min, maxValue: pay_max ?? undefined };
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amounts, unitText: job.pay_period.toUpperCase() },
  };
}

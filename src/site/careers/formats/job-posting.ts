import { closingTime } from '#rooms/jobs/contract/job-closing.ts';
import { lookUp } from '#rooms/platform/contract/look-up.ts';
import type { jobTypes, PublicJob, workplaces } from '#rooms/jobs/contract/jobs.ts';
import { jobPath } from '../../../paths.ts';
import { company } from '../../../shared/texts/company.ts';
import { jobHtml } from './job-html.ts';
import { organization } from '../../structured-data/organization.ts';
import { absoluteUrl } from '../../../shared/lib/absolute-url.ts';
import type { Thing } from '../../structured-data/thing.ts';

const employmentTypes: Partial<Record<string, string>> & Record<(typeof jobTypes)[number], string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
};

const remote: (typeof workplaces)[number] = 'Remote';

/**
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 * @returns undefined for general applications and without a country, which Google requires
 */
export function jobPosting(job: PublicJob): Thing | undefined {
  if (job.country === '' || job.general) return undefined;
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: jobHtml(job),
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.id },
    url: absoluteUrl(jobPath(job.id)),
    datePosted: job.created_at,
    validThrough: closingTime(job),
    employmentType: lookUp(employmentTypes, job.job_type),
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      sameAs: organization['url'],
      logo: organization['logo'],
    },
    directApply: true,
    ...(job.workplace === remote ? remoteWithin(job.country) : { jobLocation: place(job.location, job.country) }),
  };
}

function remoteWithin(country: string) {
  return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: country } };
}

function place(locality: string, country: string): Thing {
  return { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: locality, addressCountry: country } };
}

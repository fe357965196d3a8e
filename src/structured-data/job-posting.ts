import type { jobTypes, PublicJob } from '#contract/jobs.ts';
import { jobPath } from '../paths.ts';
import { company } from '../content/company.ts';
import { jobHtml } from './job-html.ts';
import { jobLocation } from './job-location.ts';
import { organization } from './organization.ts';
import { absoluteUrl } from '../lib/absolute-url.ts';
import type { Thing } from './thing.ts';

const employmentTypes: Partial<Record<string, string>> & Record<(typeof jobTypes)[number], string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
};

/** https://developers.google.com/search/docs/appearance/structured-data/job-posting @returns undefined without a known country */
export function jobPosting(job: PublicJob): Thing | undefined {
  const location = jobLocation(job.location);
  if (!location) return undefined;
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: jobHtml(job),
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.id },
    url: absoluteUrl(jobPath(job.id)),
    datePosted: job.created_at || undefined,
    employmentType: employmentTypes[job.job_type],
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      sameAs: organization['url'],
      logo: organization['logo'],
    },
    directApply: true,
    ...location,
  };
}

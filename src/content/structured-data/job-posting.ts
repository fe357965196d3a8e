import type { jobTypes, PublicJob } from '#contract/jobs.ts';
import { jobPath } from '../../paths.ts';
import { company } from '../company.ts';
import { jobHtml } from '../job-page.ts';
import { jobLocation } from './job-location.ts';
import { organization } from './organization.ts';
import { addressOf, type Thing } from './thing.ts';

const employmentTypes: Partial<Record<string, string>> & Record<(typeof jobTypes)[number], string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
};

/**
 * The posting as https://developers.google.com/search/docs/appearance/structured-data/job-posting wants it. It says
 * nothing of pay and closing date, of which a posting has at most free text.
 * @returns undefined where the posting does not say in which country the job is, which is required
 */
export function jobPosting(job: PublicJob): Thing | undefined {
  const location = jobLocation(job.location);
  if (!location) return undefined;
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: jobHtml(job),
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.id },
    url: addressOf(jobPath(job.id)),
    datePosted: job.created_at,
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

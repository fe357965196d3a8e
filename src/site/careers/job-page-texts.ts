import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { jobCardPath } from '#rooms/platform/contract/paths.ts';
import { truncated } from '#rooms/platform/contract/truncated.ts';
import { paths } from '../../paths.ts';
import { type PageHead, titled } from '../../shared/texts/head.ts';

export const jobPageTexts = {
  back: { label: 'All openings', path: paths.careers },
  general: 'For everyone who fits none of our openings. Tell us what you have built and what you would like to work on.',
  share: {
    share: 'Share',
    copyLink: 'Copy link',
    linkCopied: 'Link copied.',
    failed: 'Could not copy. Please copy the address of this page.',
  },
  noScript: 'Applying online needs JavaScript. Without it, send your resume to:',
  missingText: 'This opening is no longer available, or its address is mistyped.',
  missingLink: { label: 'All openings', path: paths.careers, text: 'All current openings' },
  closedHeading: 'This opening is closed',
  closedText: 'It no longer accepts applications. The careers page has others.',
  /** On the job's social image. */
  applyWith: 'Apply with name and email',
  /** On that of a job whose title the image's font cannot draw. */
  untitled: 'Open position',
  similarHeading: 'Other openings',
  failedHeading: 'The opening could not be loaded',
  failedText: 'Please check your connection, or try again in a few minutes.',
} as const;

/** The length of the longest description that search results show in full, in UTF-16 units. */
const descriptionLength = 155;

/** @returns the head of an open job's page */
export function jobHead(job: PublicJob): PageHead {
  const { title, location, job_type, description, salary_range } = job;
  return {
    title: titled(joined([title, location])),
    description: truncated(`${joined([job_type, location])}. ${description}`, descriptionLength),
    keywords: [title, job_type, location, 'careers', 'jobs'].filter(Boolean),
    image: { path: jobCardPath(job), alt: `${joined([title, location, salary_range])}. ${jobPageTexts.applyWith}` },
  };
}

function joined(texts: string[]): string {
  return texts.filter(Boolean).join(', ');
}

/** @returns the head of a page without a job, whose social tags point to the careers page */
function headWithoutJob(title: string, description: string): PageHead {
  return { title, description, keywords: ['careers', 'jobs'], noindex: true, sharedAs: { path: paths.careers, title } };
}

export const closedHead = headWithoutJob(titled('Opening closed'), jobPageTexts.closedText);

export const failedHead = headWithoutJob(titled('Opening not loaded'), jobPageTexts.failedText);

import type { PublicJob } from '#contract/jobs.ts';
import { jobPageTexts } from '../content/job-page.ts';
import { socialImageSvg } from './SocialImage.tsx';

/** @returns the job's social image as SVG */
export function jobCardSvg({ title, location, workplace, job_type, salary_range }: PublicJob): string {
  const facts = [location, workplace, job_type].filter(Boolean).join(', ');
  // The font has no rupee sign.
  const salary = salary_range.replace(/₹\s*/, 'INR ');
  return socialImageSvg({ heading: title, texts: [facts, salary].filter(Boolean), action: jobPageTexts.applyWith });
}

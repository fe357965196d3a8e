import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { jobPageTexts } from '../site/careers/job-page-texts.ts';
import { drawable, socialFonts, socialImageSvg } from './SocialImage.tsx';

/** @param fontFiles those of `jobPageFiles` @returns the job's social image as SVG */
export function jobCardSvg({ title, location, workplace, job_type, salary_range }: PublicJob, fontFiles: readonly Uint8Array[]): string {
  const fonts = socialFonts(fontFiles);
  const heading = drawable(title, fonts.bold) || jobPageTexts.untitled;
  const facts = [location, workplace, job_type].filter(Boolean).join(', ');
  return socialImageSvg({ heading, texts: [facts, salary_range].filter(Boolean), action: jobPageTexts.applyWith }, fonts);
}

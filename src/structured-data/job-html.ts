import type { PublicJob } from '#contract/jobs.ts';
import { careersTexts } from '../content/careers.ts';
import { escapeMarkup, paragraphsHtml } from '../lib/markup.ts';

/** @returns the job's description and requirements as HTML, under the headings of its page */
export function jobHtml({ description, requirements }: PublicJob): string {
  const section = (heading: string, text: string) => `<p><strong>${escapeMarkup(heading)}</strong></p>${paragraphsHtml(text)}`;
  return section(careersTexts.description, description) + section(careersTexts.requirements, requirements);
}

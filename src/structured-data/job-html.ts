import type { PublicJob } from '#contract/jobs.ts';
import { careersTexts } from '../content/careers.ts';
import { escapeMarkup, paragraphsHtml } from '#contract/markup.ts';
import { pointsOf } from '../lib/points.ts';

/** @returns the job's description and requirements as HTML, under the headings of its page */
export function jobHtml({ description, requirements }: PublicJob): string {
  const heading = (text: string) => `<p><strong>${escapeMarkup(text)}</strong></p>`;
  const points = pointsOf(requirements).map((point) => `<li>${escapeMarkup(point)}</li>`);
  return `${heading(careersTexts.description)}${paragraphsHtml(description)}${heading(careersTexts.requirements)}<ul>${points.join('')}</ul>`;
}

import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { careersTexts } from '../careers-texts.ts';
import { escapeMarkup, paragraphsHtml } from '#rooms/platform/contract/markup.ts';
import { blocksOf, pointsOf } from '../../../shared/lib/points.ts';

/** @returns the job's description and requirements as HTML, under the headings of its page */
export function jobHtml({ description, requirements, benefits }: PublicJob): string {
  const heading = (text: string) => `<p><strong>${escapeMarkup(text)}</strong></p>`;
  const section = (title: string, text: string) =>
    heading(title) +
    blocksOf(text)
      .map((block) => (typeof block === 'string' ? paragraphsHtml(block) : listHtml(block)))
      .join('');
  return [
    section(careersTexts.description, description),
    heading(careersTexts.requirements) + listHtml(pointsOf(requirements)),
    benefits && section(careersTexts.benefits, benefits),
  ].join('');
}

function listHtml(points: string[]): string {
  return `<ul>${points.map((point) => `<li>${escapeMarkup(point)}</li>`).join('')}</ul>`;
}

import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { careersTexts } from '../careers-texts.ts';
import { company } from '../../../shared/texts/company.ts';
import { absoluteUrl } from '../../../shared/lib/absolute-url.ts';
import { blocksOf, pointsOf } from '../../../shared/lib/points.ts';
import { applyPath, jobPath } from '../../../paths.ts';
import { daysOf, factsOf } from './job-facts.ts';

const width = 72;

/** @returns a job as plain text, wrapped at 72 characters */
export function jobText(job: PublicJob): string {
  const rows = [...factsOf(job), ...daysOf(job)];
  const labelWidth = Math.max(0, ...rows.map(({ label }) => label.length)) + 2;
  return [
    underlined(job.title, '='),
    rows.map(({ label, text }) => wrapped(text, label.padEnd(labelWidth), ' '.repeat(labelWidth))).join('\n'),
    underlined(careersTexts.description, '-'),
    ...blocksOf(job.description).map((block) => (typeof block === 'string' ? wrappedLines(block) : list(block))),
    underlined(careersTexts.requirements, '-'),
    list(pointsOf(job.requirements)),
    `${careersTexts.apply}: ${absoluteUrl(applyPath(job.id))}\n`,
  ].join('\n\n');
}

/** @returns the open jobs as plain text, general applications last */
export function jobsText(jobs: PublicJob[]): string {
  const entry = (job: PublicJob) => {
    const facts = factsOf(job).map(({ text }) => text);
    return [wrapped(job.title), wrapped(facts.join(', '), '  ', '  '), `  ${absoluteUrl(jobPath(job.id))}`].join('\n');
  };
  const openings = jobs.filter(({ general }) => !general);
  const general = jobs.filter((job) => job.general);
  return [
    underlined(careersTexts.feedTitle, '='),
    ...(openings.length > 0 ? openings.map(entry) : [careersTexts.emptyHeading, wrapped(careersTexts.empty), company.email]),
    ...general.map(entry),
  ]
    .join('\n\n')
    .concat('\n');
}

function underlined(heading: string, line: string): string {
  return `${heading}\n${line.repeat(Math.min(Array.from(heading).length, width))}`;
}

function wrappedLines(text: string): string {
  return text
    .split('\n')
    .map((line) => wrapped(line))
    .join('\n');
}

function list(points: string[]): string {
  return points.map((point) => wrapped(point, '- ', '  ')).join('\n');
}

/** @param first the beginning of the first line @param indent the beginning of the other lines */
function wrapped(text: string, first = '', indent = ''): string {
  const lines: string[] = [];
  let line = first;
  for (const [index, word] of text.split(/\s+/).entries()) {
    if (index > 0 && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent + word;
    } else line += (index > 0 ? ' ' : '') + word;
  }
  return [...lines, line].join('\n');
}

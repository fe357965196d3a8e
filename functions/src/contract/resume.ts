import { limits } from './limits.ts';
import { cleanLine } from './text.ts';
import { visitorTexts } from './visitor-texts.ts';

export const resumeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export type ResumeExtension = keyof typeof resumeTypes;

/** For the `accept` attribute of a file input: '.pdf,.doc,.docx'. */
export const resumeAccept = Object.keys(resumeTypes)
  .map((extension) => `.${extension}`)
  .join(',');

const forbiddenInName = /[/\\\p{Cc}\p{Surrogate}]/u;

/** Removes invisible characters, and blanks and dots at the end, which would hide the extension. */
export function cleanFileName(name: string): string {
  // Without the lookbehind, a long row of blanks or dots would take quadratic time.
  return cleanLine(name).replace(/(?<![ .])[ .]+$/, '');
}

export function resumeExtension(fileName: string): ResumeExtension | undefined {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return extension !== undefined && Object.hasOwn(resumeTypes, extension) ? (extension as ResumeExtension) : undefined;
}

export type ResumeProblem = 'name' | 'type' | 'empty' | 'size';

export const resumeProblemMessages: Record<ResumeProblem, string> = {
  name: visitorTexts.resumeName,
  type: visitorTexts.resumeType,
  empty: visitorTexts.resumeEmpty,
  size: visitorTexts.resumeTooLarge,
};

/** @param file its size is in bytes @returns the first problem */
export function resumeProblem(file: { name: string; size: number }): ResumeProblem | undefined {
  const name = cleanFileName(file.name);
  if (name.length > limits.resumeFileNameLength || forbiddenInName.test(name)) return 'name';
  if (!resumeExtension(name)) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > limits.resumeBytes) return 'size';
  return undefined;
}

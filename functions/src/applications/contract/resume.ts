import { limits } from '../../platform/contract/limits.ts';
import { cleanLine } from '../../platform/contract/text.ts';

export const resumeTexts = {
  resumeTooLarge: `File size must be less than ${limits.resumeMebibytes}MB`,
  resumeEmpty: 'This file is empty. Please choose another one',
  resumeType: 'Please choose a PDF, DOC or DOCX file',
  resumeName: `Please rename the file: at most ${limits.resumeFileNameLength} characters, no slashes or control characters`,
} as const;

export const resumeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export type ResumeExtension = keyof typeof resumeTypes;

/** @returns how staff see a resume in the page; undefined if they cannot */
export function previewOf(resume: { content_type: string } | null): 'pdf' | 'docx' | undefined {
  return (['pdf', 'docx'] as const).find((type) => resumeTypes[type] === resume?.content_type);
}

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
  name: resumeTexts.resumeName,
  type: resumeTexts.resumeType,
  empty: resumeTexts.resumeEmpty,
  size: resumeTexts.resumeTooLarge,
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

/** @returns what is wrong with a chosen file, in words */
export function resumeError(file: { name: string; size: number } | null): string | undefined {
  const problem = file && resumeProblem(file);
  return problem ? resumeProblemMessages[problem] : undefined;
}

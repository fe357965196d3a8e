import { limits } from './limits.ts';
import { texts } from './texts.ts';

/** The kinds of resume taken, by file extension, with the content type they are served as. */
export const resumeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export type ResumeExtension = keyof typeof resumeTypes;

/** For a file input's `accept`. */
export const resumeAccept = Object.keys(resumeTypes)
  .map((extension) => `.${extension}`)
  .join(',');

/** Slashes, control characters, and the marks that make a name read in another order than it is stored. */
const forbiddenInName = /[/\\\p{Cc}\p{Surrogate}\u202a-\u202e\u2066-\u2069]/u;

/** @returns the extension, where it is one that is taken */
export function resumeExtension(fileName: string): ResumeExtension | undefined {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return extension !== undefined && Object.hasOwn(resumeTypes, extension) ? (extension as ResumeExtension) : undefined;
}

export type ResumeProblem = 'name' | 'type' | 'empty' | 'size';

export const resumeProblemMessages: Record<ResumeProblem, string> = {
  name: texts.resumeName,
  type: texts.resumeType,
  empty: texts.resumeEmpty,
  size: texts.resumeTooLarge,
};

/**
 * What is wrong with a resume as far as its name and size tell; its content is the function's to judge.
 * @param file its name, and its size in bytes
 * @returns the first problem, or undefined when there is none
 */
export function resumeProblem(file: { name: string; size: number }): ResumeProblem | undefined {
  if (file.name.length > limits.resumeFileNameLength || forbiddenInName.test(file.name)) return 'name';
  if (!resumeExtension(file.name)) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > limits.resumeBytes) return 'size';
  return undefined;
}

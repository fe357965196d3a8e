import { resumeField } from '#rooms/platform/contract/endpoint.ts';

/** @returns a form as the server reads it, and what tells it from others */
export function multipartOf(input: Record<string, unknown>, resume: File | null): { body: FormData; content: string } {
  const body = new FormData();
  for (const [field, value] of Object.entries(input)) body.set(field, String(value));
  if (resume) body.set(resumeField, resume);
  return { body, content: JSON.stringify([input, resume && [resume.name, resume.size, resume.lastModified]]) };
}

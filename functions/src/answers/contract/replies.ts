import { z } from 'zod/mini';
import type { Profile } from '../../accounts/contract/endpoints.ts';
import { type Application, application } from '../../applications/contract/applications.ts';
import { referenceOf } from '../../platform/contract/reference.ts';
import { companyShortName } from '../../platform/contract/company.ts';
import type { ContactMessage } from '../../messages/contract/endpoints.ts';
import { limits } from '../../platform/contract/limits.ts';
import { storedTime } from '../../platform/contract/stored.ts';
import { requiredLine, requiredParagraph } from '../../platform/contract/text.ts';
import { texts, unknownField } from '../../platform/contract/texts.ts';

/** The values of fields, by name. In a text, a field is its name in braces: 'Hi {name}'. */
export type FieldValues = Record<string, string>;

/** A subject is a header, so it must not contain what a visitor has typed, such as a name. */
const applicationSubjectFields = ['job', 'reference', 'company'] as const;
const messageSubjectFields = ['reference', 'company'] as const;
const openingSubjectFields = ['job', 'company'] as const;

export const replyFields = {
  application: ['name', ...applicationSubjectFields, 'writer'],
  answer: ['name', ...messageSubjectFields, 'writer'],
  /** `job` and `url` are those of the other opening. */
  opening: ['name', 'url', ...openingSubjectFields, 'writer'],
} as const;

export function applicationValues(application: Pick<Application, 'id' | 'applicant_name' | 'job_title'>): FieldValues {
  const { applicant_name: name, job_title: job } = application;
  return { name, job, reference: referenceOf(application), company: companyShortName };
}

export function messageValues(message: Pick<ContactMessage, 'id' | 'name'>): FieldValues {
  return { name: message.name, reference: referenceOf(message), company: companyShortName };
}

export function openingValues(applicantName: string, jobTitle: string, url: string): FieldValues {
  return { name: applicantName, job: jobTitle, url, company: companyShortName };
}

const field = /\{([^{}\n]*)\}/g;

/** Replaces the fields of a text. Fields without a value stay, and so do braces inside a value. */
export function replacePlaceholders(text: string, values: FieldValues): string {
  return text.replace(field, (braces, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? braces) : braces));
}

/** @returns the name and the title, if any, in one line */
export function signatureOf({ name, title }: Profile): string {
  return [name, title].filter(Boolean).join(', ');
}

/** @param values by field: `replacePlaceholders` @param writer who signs: {@link signatureOf} */
export function fillTemplate({ subject, body }: ReplyText, values: FieldValues, writer: string): ReplyText {
  return { subject: replacePlaceholders(subject, values), body: replacePlaceholders(body, { ...values, writer }) };
}

function withKnownFields<Text extends z.ZodMiniType<string>>(text: Text, known: readonly string[]) {
  const firstUnknown = (value: string) => [...value.matchAll(field)].map(([, name = '']) => name).find((name) => !known.includes(name));
  return text.check(
    z.refine<string>((value) => firstUnknown(value) === undefined, {
      error: ({ input }) => unknownField(firstUnknown(String(input)) ?? '', known),
    }),
  );
}

function replyText(subjectFields: readonly string[], fields: readonly string[]) {
  const subject = withKnownFields(requiredLine('Subject', limits.subjectLength), subjectFields);
  const body = withKnownFields(requiredParagraph('Text', limits.replyLength), fields);
  return z.object({ subject, body }, texts.requiredFields);
}

export const applicationText = replyText(applicationSubjectFields, replyFields.application);
export const messageText = replyText(messageSubjectFields, replyFields.answer);
export const openingText = replyText(openingSubjectFields, replyFields.opening);

/** `sends`: whether the site sends mail. What the team adds is checked on edit: team-words.ts. */
export const mailTemplates = z.object({
  invite: applicationText,
  ask: applicationText,
  reject: applicationText,
  answer: messageText,
  opening: openingText,
  /** In their order. */
  own: z.array(z.extend(applicationText, { name: z.string(), status: z.string() })),
  reasons: z.string(),
  reason_required: z.boolean(),
  updated_at: storedTime,
  sends: z.boolean(),
});

export const applicationReplied = z.object({ reply: z.string(), application });
export type ReplyTextSchema = typeof applicationText;
export type ReplyText = { subject: string; body: string };
export type MailTemplates = z.infer<typeof mailTemplates>;

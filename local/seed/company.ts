import { readFileSync } from 'node:fs';
import type { Applicant, Message, StaffAccount } from './stories.ts';

export type Company = { colleagues: StaffAccount[]; reasons: string[]; applicants: Applicant[]; messages: Message[] };

/** An invented company and its hiring. Days count back from now; negative ones are ahead. */
export const company = JSON.parse(readFileSync(new URL('company.json', import.meta.url), 'utf8')) as Company;

/** Those who have a letter of their own. */
export const detailedApplicants = company.applicants.filter(({ cover_letter }) => cover_letter !== undefined);

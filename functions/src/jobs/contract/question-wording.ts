import type { Role } from '../../platform/contract/roles.ts';
import type { Question } from './jobs.ts';

/**
 * What questions had better not ask for, why, and how they do. This is no legal advice: counsel checks and extends the table before the
 * site goes live.
 *
 * As of 2026-11-29, from summaries of the laws named in the rows; their texts were not read.
 */
const concerns: readonly [topic: string, reason: string, wording: RegExp][] = [
  [
    'pay history',
    'California (Labor Code § 432.3), New York (Labor Law § 194-a) and the EU (Directive 2023/970, art. 5), among others, forbid it',
    /\b(?:current|last|previous|present|past|former)\b[^.?!]{0,40}\b(?:salary|salaries|pay|paid|ctc|compensation|wages?|earnings|income)\b|\b(?:salary|pay|ctc) (?:history|drawn|slips?)\b|\bpayslips?\b|\b(?:do|did) you (?:currently )?earn\b/i,
  ],
  [
    'age',
    'deciding by it is forbidden in the US (29 U.S.C. § 623) and the EU (Directive 2000/78/EC)',
    /\b(?:your age|age group|how old are you|years old|(?:date|year|place) of birth|birth ?(?:day|date|year)s?|were you born)\b/i,
  ],
  [
    'family',
    'deciding by it is forbidden in the US (42 U.S.C. § 2000e-2) and the EU (Directive 2006/54/EC)',
    /\b(?:marital|married|spouses?|husbands?|wife|wives|children|kids|child ?care|pregnan\w*|famil(?:y|ies)|maternity|paternity)\b/i,
  ],
  [
    'religion',
    'deciding by it is forbidden in the US (42 U.S.C. § 2000e-2) and the EU (Directive 2000/78/EC)',
    /\b(?:religio\w*|faith|caste|church|mosque|temple|synagogue|worship|pray(?:er|ing|s)?)\b/i,
  ],
  [
    'health',
    'the US (42 U.S.C. § 12112(d)) forbids asking before an offer, and the EU (Directive 2000/78/EC) deciding by it',
    /\b(?:your health|healthy|health (?:condition|problem|issue)s?|disabilit\w*|disabled|illness\w*|diseases?|medical|medication\w*|sick)\b/i,
  ],
];

/** @returns what is wrong with the wording of a question, if it asks for what it should not */
export function concernAbout(text: string): string | undefined {
  const [topic, reason] = concerns.find(([, , wording]) => wording.test(text)) ?? [];
  return topic && `This seems to ask for ${topic}: ${reason}`;
}

/** @param current what the job asks already @returns the first question that only an admin may add, with the reason */
export function wordingRefusal(questions: readonly Pick<Question, 'text'>[], role: Role, current: readonly Question[] = []) {
  const isNew = (text: string) => !current.some((one) => one.text === text);
  const index = role === 'admin' ? -1 : questions.findIndex(({ text }) => concernAbout(text) && isNew(text));
  const refused = questions[index];
  return refused && { index, error: `${concernAbout(refused.text)}. Only an admin can keep it` };
}

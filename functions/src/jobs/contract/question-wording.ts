import type { Role } from '../../platform/contract/roles.ts';
import type { Question } from './jobs.ts';

/**
 * What questions had better not ask for, why, and how they do. This is no legal advice: counsel
 * checks and extends the table before the site goes live.
 *
 * As of 2026-11-29, from summaries of the laws named in the rows; their texts were not read.
 */
const concerns: readonly [topic: string, reason: string, wording: RegExp][] = [
  [
    'pay history',
    'California (Labor Code § 432.3), New York (Labor Law § 194-a) and the EU (Directive 2023/970, art. 5), among others, forbid it',
    /\b(?:current|last|previous|present|past|former)\b[^.?!]{0,40}\b(?:salary|salaries|pay|paid|ctc|compensation|wages?|earnings|income|package|remuneration)\b|\b(?:salary|pay|ctc) (?:history|drawn|slips?)\b|\bpayslips?\b|\b(?:in[- ]hand|take[- ]home|drawn) (?:salary|pay)\b|\b(?:annual|yearly|monthly) income\b|\b(?:salary|pay|earnings|wages?|ctc|compensation|package|income) (?:(?:at|in|from|with) your (?:current|last|previous|present|past|former)|last (?:year|month)|now|today|at present)\b|\b(?:do|did|are|were) you (?:currently |now )?(?:earn|make|paid|earning|making)\b|\bwhat (?:is|was) your (?:salary|pay|ctc|wage|income|compensation|package)\b(?! (?:range )?(?:expect|require|wish))/i,
  ],
  [
    'age',
    'deciding by it is forbidden in the US (29 U.S.C. § 623) and the EU (Directive 2000/78/EC)',
    /^\W*age\b|\b(?:(?:your|what|which) age|age (?:group|in years)|years of age|how old are you|years old|(?:of|your) birth|d\.?o\.?b|birth ?(?:day|date|year)s?|were you born|are you (?:over|under|above|below) \d\d)\b/i,
  ],
  [
    'family',
    'deciding by it is forbidden in the US (42 U.S.C. § 2000e-2) and the EU (Directive 2006/54/EC)',
    /\bare you (?:single|engaged)\b|\b(?:marital|single parents?|(?:are you|as) a parent|married|spouses?|husbands?|wife|wives|children|kids|child ?care|bab(?:y|ies)|dependents|dependants|divorced|widow\w*|pregnan\w*|(?<!product |font )famil(?:y|ies)(?!-owned)|(?:father|mother)(?:'s|’s)? (?:name|occupation)|maiden name|maternity|paternity)\b/i,
  ],
  [
    'religion',
    'deciding by it is forbidden in the US (42 U.S.C. § 2000e-2) and the EU (Directive 2000/78/EC)',
    /\b(?:religio\w*|faith|caste|christian|hindu|jain|jewish|muslim|sikh|church|mosque|temple|sabbath|synagogue|worship|pray(?:er|ing|s)?)\b/i,
  ],
  [
    'health',
    'the US (42 U.S.C. § 12112(d)) forbids asking before an offer, and the EU (Directive 2000/78/EC) deciding by it',
    /^\W*health\W*$|\b(?:your health|state of health|healthy|sickness|allerg(?:y|ies|ic)|vaccinat\w*|health (?:condition|problem|issue)s?|disabilit\w*|disabled|illness\w*|diseases?|mental health|blood (?:group|type)|medical(?! (?:devices?|software|imaging|technolog))|medication\w*|surger(?:y|ies)|hiv|smoker?|sick)\b/i,
  ],
];

type Worded = Pick<Question, 'text' | 'choices'>;

/** @returns what is wrong if a question's wording or choices ask for what they should not */
export function concernAbout({ text, choices }: Worded): string | undefined {
  const [topic, reason] = concerns.find(([, , wording]) => [text, ...choices].some((one) => wording.test(one))) ?? [];
  return topic && `This seems to ask for ${topic}: ${reason}`;
}

/** @param current what the job asks @returns the first question only an admin may add, and why */
export function wordingRefusal(questions: readonly Worded[], role: Role, current: readonly Question[] = []) {
  const isNew = ({ text, choices }: Worded) =>
    !current.some((one) => one.text === text && choices.every((choice) => one.choices.includes(choice)));
  const index = role === 'admin' ? -1 : questions.findIndex((question) => concernAbout(question) && isNew(question));
  const refused = questions[index];
  return refused && { field: `questions.${index}.text`, error: `${concernAbout(refused)}. Only an admin can keep it` };
}

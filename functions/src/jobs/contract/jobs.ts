import { z } from 'zod/mini';
import { limits } from '../../platform/contract/limits.ts';
import { lookUp } from '../../platform/contract/look-up.ts';
import { storedAmount, storedFlag, storedText, storedTexts, storedTime } from '../../platform/contract/stored.ts';

export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Internship'] as const;
export const jobStatuses = ['Active', 'Inactive'] as const;
export const workplaces = ['On-site', 'Hybrid', 'Remote'] as const;
export const payPeriods = ['hour', 'month', 'year'] as const;
export const questionKinds = ['text', 'yes or no', 'choice', 'number'] as const;

/** Where a job's page shows a field. Visitors get no 'staff', lists of similar jobs no 'form'. */
type Shown = 'heading' | 'fact' | 'section' | 'elsewhere' | 'form' | 'staff';

const required = <const C extends string, const S extends Shown, const More extends object>(
  label: string,
  control: C,
  shown: S,
  more: More,
) => ({ label, shown, control, required: true, ...more }) as const;

const optional = <const C extends string, const S extends Shown, const More extends object>(
  label: string,
  control: C,
  shown: S,
  more: More = {} as More,
) => ({ label, shown, control, required: false, ...more }) as const;

/** In the form's order. Schemas, form and search come from it: what staff enter in job-input.ts. */
export const jobFields = {
  title: required('Title', 'line', 'heading', { max: limits.jobTitleLength }),
  department: optional('Department', 'line', 'fact', { max: limits.jobLineLength }),
  places: optional('Places', 'places', 'elsewhere'),
  /** That of the first place, which is not in the form. */
  country: optional('Country', 'derived', 'elsewhere'),
  /** Follows from the places unless it is written. */
  location: optional('Location', 'line', 'fact', { max: limits.jobLineLength }),
  workplace: optional('Workplace', 'choice', 'fact', { options: workplaces }),
  job_type: required('Job type', 'choice', 'fact', { options: jobTypes }),
  experience_level: optional('Experience level', 'line', 'fact', { max: limits.jobLineLength }),
  pay_min: optional('Minimum pay', 'amount', 'elsewhere'),
  pay_max: optional('Maximum pay', 'amount', 'elsewhere'),
  pay_currency: optional('Currency', 'currency', 'elsewhere'),
  pay_period: optional('Paid per', 'choice', 'elsewhere', { options: payPeriods }),
  /** Follows from the pay if that is given. */
  salary_range: optional('Salary range', 'line', 'fact', { max: limits.jobLineLength }),
  /** Given by an admin, where a rule asks for pay or benefits: pay-rules.ts */
  reason_without_pay: optional('Reason to open it without pay or benefits', 'line', 'staff', { max: limits.reasonLength }),
  /** The last day, everywhere on earth, on which the job takes applications. */
  closes_on: optional('Closing date', 'day', 'elsewhere'),
  description: required('Description', 'paragraph', 'section', { max: limits.jobTextLength }),
  requirements: required('Requirements', 'paragraph', 'section', { max: limits.jobTextLength }),
  benefits: optional('Benefits', 'paragraph', 'section', { max: limits.jobTextLength }),
  /** Asked on applying. */
  questions: optional('Questions', 'questions', 'form'),
  status: required('Status', 'choice', 'staff', { options: jobStatuses }),
  /** Who gets new applications, if they can see them when these arrive. */
  owner: optional('Owner of new applications', 'colleague', 'staff'),
  /** What interviewers rate. */
  criteria: optional('Criteria for interviews', 'paragraph', 'staff', { max: limits.jobTextLength }),
  /** For people who fit none of the other jobs. */
  general: optional('General application', 'flag', 'elsewhere'),
} as const;

export type JobFields = typeof jobFields;
export type JobFieldName = keyof JobFields;
type NamesShownAs<S extends Shown> = { [Name in JobFieldName]: JobFields[Name]['shown'] extends S ? Name : never }[JobFieldName];
export type JobFactName = NamesShownAs<'fact'>;
type ParagraphName = { [Name in JobFieldName]: JobFields[Name]['control'] extends 'paragraph' ? Name : never }[JobFieldName];
type PublicFieldName = NamesShownAs<Exclude<Shown, 'staff'>>;

export const jobFieldNames = Object.keys(jobFields) as JobFieldName[];

const namesShownAs = <S extends Shown>(...shown: S[]) =>
  jobFieldNames.filter((name): name is NamesShownAs<S> => (shown as Shown[]).includes(jobFields[name].shown));

/** The annotation leaves it out of pages, which do not use it. */
export const jobFactNames = /* @__PURE__ */ namesShownAs('fact');
const publicJobFieldNames = jobFieldNames.filter((name): name is PublicFieldName => jobFields[name].shown !== 'staff');

const storedPlaces = z.catch(z.array(z.object({ town: storedText, region: storedText, country: storedText })), []);

/** An id names a question with this wording: an edited question has another one. */
const question = z.object({
  id: storedText,
  kind: storedText as z.ZodMiniType<(typeof questionKinds)[number]>,
  text: storedText,
  required: storedFlag,
  choices: storedTexts,
});

export const storedQuestions = z.catch(z.array(question), []);

/** Other controls are for texts. */
const stored = { flag: storedFlag, amount: storedAmount, places: storedPlaces, questions: storedQuestions };

type Stored<Control> = Control extends keyof typeof stored ? (typeof stored)[Control] : typeof storedText;

/** `published_at` is since when visitors see the posting, or blank. */
function storedJob<Name extends JobFieldName>(names: readonly Name[]) {
  const schemaOf = (name: Name) => lookUp<z.ZodMiniType>(stored, jobFields[name].control) ?? storedText;
  const fields = Object.fromEntries(names.map((name) => [name, schemaOf(name)])) as { [N in Name]: Stored<JobFields[N]['control']> };
  return z.object({ id: z.string(), ...fields, published_at: storedTime, created_at: storedTime, updated_at: storedTime });
}

/** `version`: what visitors could read last; `closed_at`: when that ends. Both can be blank. */
export const job = z.extend(storedJob(jobFieldNames), { version: storedTime, closed_at: storedTime });

export const publicJob = storedJob(publicJobFieldNames);

/** A job as others link to it, without its texts. */
export const linkedJob = storedJob(namesShownAs('heading', 'fact', 'elsewhere'));

export type Question = z.infer<typeof question>;
export type Job = z.infer<typeof job>;
/** As the list of staff has it, without paragraphs. */
export type ListedJob = Omit<Job, ParagraphName>;
export type PublicJob = z.infer<typeof publicJob>;
export type LinkedJob = z.infer<typeof linkedJob>;

import { z } from 'zod/mini';
import { limits } from '../../platform/contract/limits.ts';
import { countryCodes } from '../../platform/contract/countries.ts';
import { criteriaText } from '../../interviews/contract/criteria.ts';
import { storedFlag, storedText, storedTime, version } from '../../platform/contract/stored.ts';
import { choice, line, optionalChoice, optionalDay, requiredLine, requiredParagraph, text } from '../../platform/contract/text.ts';
import { texts } from '../../platform/contract/texts.ts';

export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Internship'] as const;
export const workplaces = ['On-site', 'Hybrid', 'Remote'] as const;
export const jobStatuses = ['Active', 'Inactive'] as const;

/** Where the page of a job shows a field. Visitors do not get the fields for 'staff'. */
type Shown = 'heading' | 'fact' | 'section' | 'elsewhere' | 'staff';

const lineField = <const S extends Shown>(label: string, max: number, shown: S) =>
  ({ label, shown, control: 'line', required: true, input: requiredLine(label, max) }) as const;

const optionalLineField = <const S extends Shown>(label: string, max: number, shown: S) =>
  ({ label, shown, control: 'line', required: false, input: z._default(line(label, max), '') }) as const;

const paragraphField = <const S extends Shown>(label: string, max: number, shown: S) =>
  ({ label, shown, control: 'paragraph', required: true, input: requiredParagraph(label, max) }) as const;

const choiceField = <const O extends readonly string[], const S extends Shown>(label: string, options: O, shown: S) =>
  ({ label, shown, control: 'choice', required: true, options, input: choice(label, options) }) as const;

const optionalChoiceField = <const S extends Shown>(label: string, options: readonly string[], shown: S, refusal?: string) =>
  ({ label, shown, control: 'choice', required: false, options, input: z._default(optionalChoice(label, options, refusal), '') }) as const;

const dayField = <const S extends Shown>(label: string, shown: S) =>
  ({ label, shown, control: 'day', required: false, input: z._default(optionalDay(label), '') }) as const;

const colleagueField = <const S extends Shown>(label: string, shown: S) =>
  ({ label, shown, control: 'colleague', required: false, input: z._default(text(limits.usernameBytes), '') }) as const;

const criteriaField = <const S extends Shown>(label: string, shown: S) =>
  ({ label, shown, control: 'paragraph', required: false, input: z._default(criteriaText, '') }) as const;

const flagField = <const S extends Shown>(label: string, shown: S) =>
  ({ label, shown, control: 'flag', required: false, input: z._default(z.boolean({ error: texts.expectedFlag }), false) }) as const;

/** In the order of the form. Schemas, form and search are made from this table. */
export const jobFields = {
  title: lineField('Title', limits.jobTitleLength, 'heading'),
  department: optionalLineField('Department', limits.jobLineLength, 'fact'),
  location: lineField('Location', limits.jobLineLength, 'fact'),
  country: optionalChoiceField('Country', countryCodes, 'elsewhere', texts.invalidCountry),
  workplace: optionalChoiceField('Workplace', workplaces, 'fact'),
  job_type: choiceField('Job type', jobTypes, 'fact'),
  experience_level: optionalLineField('Experience level', limits.jobLineLength, 'fact'),
  salary_range: optionalLineField('Salary range', limits.jobLineLength, 'fact'),
  /** The last day, everywhere on earth, on which the job takes applications. */
  closes_on: dayField('Closing date', 'elsewhere'),
  description: paragraphField('Description', limits.jobTextLength, 'section'),
  requirements: paragraphField('Requirements', limits.jobTextLength, 'section'),
  status: choiceField('Status', jobStatuses, 'staff'),
  /** Who gets new applications, if they can see them when these arrive. */
  owner: colleagueField('Owner of new applications', 'staff'),
  /** What interviewers rate. */
  criteria: criteriaField('Criteria for interviews', 'staff'),
  /** For people who fit none of the other jobs. */
  general: flagField('General application', 'elsewhere'),
};

type Fields = typeof jobFields;
export type JobFieldName = keyof Fields;
type NamesShownAs<S extends Shown> = { [Name in JobFieldName]: Fields[Name]['shown'] extends S ? Name : never }[JobFieldName];
export type JobFactName = NamesShownAs<'fact'>;
type ParagraphName = { [Name in JobFieldName]: Fields[Name]['control'] extends 'paragraph' ? Name : never }[JobFieldName];
type PublicFieldName = NamesShownAs<Exclude<Shown, 'staff'>>;

export const jobFieldNames = Object.keys(jobFields) as JobFieldName[];

export const jobFieldLabels = Object.fromEntries(jobFieldNames.map((name) => [name, jobFields[name].label])) as Record<
  JobFieldName,
  string
>;

const namesShownAs = <S extends Shown>(...shown: S[]) =>
  jobFieldNames.filter((name): name is NamesShownAs<S> => (shown as Shown[]).includes(jobFields[name].shown));

export const jobFactNames = namesShownAs('fact');
const publicJobFieldNames: PublicFieldName[] = namesShownAs('heading', 'fact', 'section', 'elsewhere');

const inputs = Object.fromEntries(jobFieldNames.map((name) => [name, jobFields[name].input])) as {
  [Name in JobFieldName]: Fields[Name]['input'];
};

export const jobInput = z.object({ ...inputs, status: z._default(inputs.status, 'Active') });

/** The status is required: leaving it out must not publish a job. */
export const jobEdit = z.extend(jobInput, {
  status: inputs.status,
  updated_at: version,
});

function storedJob<Name extends JobFieldName>(names: readonly Name[]) {
  const fields = Object.fromEntries(names.map((name) => [name, jobFields[name].control === 'flag' ? storedFlag : storedText])) as {
    [N in Name]: Fields[N]['control'] extends 'flag' ? typeof storedFlag : typeof storedText;
  };
  return z.object({ id: z.string(), ...fields, created_at: storedTime, updated_at: storedTime });
}

/** `published_at` is when visitors could first see it, or blank. */
export const job = z.extend(storedJob(jobFieldNames), { published_at: storedTime });

export const publicJob = storedJob(publicJobFieldNames);

/** A job as others link to it, without its texts. */
export const linkedJob = storedJob(namesShownAs('heading', 'fact', 'elsewhere'));

export type JobInput = z.infer<typeof jobInput>;
export type Job = z.infer<typeof job>;
/** As the list of staff has it, without paragraphs. */
export type ListedJob = Omit<Job, ParagraphName>;
export type PublicJob = z.infer<typeof publicJob>;
export type LinkedJob = z.infer<typeof linkedJob>;

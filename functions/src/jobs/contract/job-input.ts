import { z } from 'zod/mini';
import { limits } from '../../platform/contract/limits.ts';
import { countryCodes } from '../../platform/contract/countries.ts';
import { criteriaText } from '../../interviews/contract/criteria.ts';
import { admin, endpoint, type Endpoint } from '../../platform/contract/endpoint.ts';
import { version } from '../../platform/contract/stored.ts';
import {
  choice,
  line,
  optionalChoice,
  optionalDay,
  paragraph,
  requiredLine,
  requiredParagraph,
  text,
} from '../../platform/contract/text.ts';
import { texts } from '../../platform/contract/texts.ts';
import { jobTexts } from './job-texts.ts';
import { job, type JobFieldName, type JobFields, jobFieldNames, jobFields, type Question, questionKinds } from './jobs.ts';
import { isGiven, type Place, withDerived } from './places.ts';

// What staff enter. Apart from what is stored, which visitors' pages read.

/** ISO 4217. */
export const currencyCodes = Intl.supportedValuesOf('currency');

const isAmount = (value: number) => value > 0 && value <= limits.payMax && Number.isInteger(Math.round(value * 1e4) / 100);

/** A text may group its digits, as in '28,00,000'. Null or blank if it is not given. */
export const amount = z.pipe(
  z.transform((value) => (typeof value === 'string' ? numberOf(value) : value)),
  z.nullable(z.number({ error: jobTexts.invalidAmount }).check(z.refine(isAmount, jobTexts.invalidAmount))),
);

function numberOf(text: string): number | null {
  if (text.length > limits.numberBytes) return NaN;
  const digits = text.replace(/\s/g, '');
  if (digits === '') return null;
  // Neither '4.500' nor '15,50', which mean something else in other countries.
  return /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d{1,2})?$/.test(digits) ? Number(digits.replaceAll(',', '')) : NaN;
}

const place = z
  .object(
    {
      town: z._default(line('Town', limits.jobLineLength), ''),
      region: z._default(line('Region', limits.jobLineLength), ''),
      country: z._default(optionalChoice('Country', countryCodes, texts.invalidCountry), ''),
    },
    jobTexts.invalidPlaces,
  )
  .check(z.refine((place) => place.country !== '' || !isGiven(place), { path: ['country'], error: texts.requiredFields }));

const places = z.array(place, jobTexts.invalidPlaces).check(z.maxLength(limits.jobPlaces, jobTexts.tooManyPlaces));

const { invalidChoices, invalidQuestions } = jobTexts;

/** At least two, which differ in more than their case. */
function areChoices(all: string[]): boolean {
  return all.length > 1 && all.length <= limits.choices && new Set(all.map((one) => one.toLowerCase())).size === all.length;
}

const question = z
  .object(
    {
      id: z._default(text(limits.choiceBytes, invalidQuestions).check(z.regex(/^[\w-]*$/, invalidQuestions)), ''),
      kind: choice('Kind of question', questionKinds),
      text: requiredLine('Question', limits.questionLength),
      required: z._default(z.boolean(texts.expectedFlag), false),
      choices: z._default(z.array(line('Answer', limits.jobLineLength), invalidChoices), []),
    },
    invalidQuestions,
  )
  .check(
    z.overwrite((one) => ({ ...one, choices: one.kind === 'choice' ? one.choices.filter(Boolean) : [] })),
    z.refine(({ kind, choices }) => kind !== 'choice' || areChoices(choices), { path: ['choices'], error: invalidChoices }),
  );

const questions = z.array(question, invalidQuestions).check(z.maxLength(limits.questions, jobTexts.tooManyQuestions));

function inputOf(field: JobFields[JobFieldName]): z.ZodMiniType {
  const { label } = field;
  switch (field.control) {
    case 'line':
      return field.required ? requiredLine(label, field.max) : z._default(line(label, field.max), '');
    case 'paragraph':
      return field.required ? requiredParagraph(label, field.max) : z._default(paragraph(label, field.max), '');
    case 'choice':
      return field.required ? choice(label, field.options) : z._default(optionalChoice(label, field.options), '');
    case 'currency':
      return z._default(optionalChoice(label, currencyCodes, jobTexts.invalidCurrency), '');
    case 'derived':
      return z._default(optionalChoice(label, countryCodes, texts.invalidCountry), '');
    case 'day':
      return z._default(optionalDay(label), '');
    case 'colleague':
      return z._default(text(limits.usernameBytes), '');
    case 'flag':
      return z._default(z.boolean({ error: texts.expectedFlag }), false);
    case 'amount':
      return z._default(amount, null);
    case 'places':
      return z._default(places, []);
    case 'questions':
      return z._default(questions, []);
  }
}

type Others = { flag: boolean; amount: number | null; places: Place[]; questions: Question[] };
type Entered<Field> = Field extends { control: 'choice'; required: true; options: readonly (infer Option)[] }
  ? Option
  : Field extends { control: keyof Others }
    ? Others[Field['control']]
    : string;
type Input<Field, Value = Entered<Field>> = Field extends { required: true }
  ? z.ZodMiniType<Value, Value>
  : z.ZodMiniDefault<z.ZodMiniType<Value, Value extends string ? Value : unknown>>;

const inputs = Object.fromEntries(jobFieldNames.map((name) => [name, inputOf(jobFields[name])])) as {
  [Name in JobFieldName]: Input<JobFields[Name]>;
};

const jobObject = z.object({ ...inputs, criteria: z._default(criteriaText, ''), status: z._default(inputs.status, 'Active') });

type Joint = Pick<z.output<typeof jobObject>, 'location' | 'pay_min' | 'pay_max' | 'pay_currency'> & { pay_period: string };

const givesPay = ({ pay_min, pay_max }: Joint) => pay_min !== null || pay_max !== null;
const isWhole = (job: Joint, amount: number | null) => job.pay_period !== 'year' || amount === null || amount >= limits.yearlyPayMin;

/** What fields must be together, with the field that is marked. */
const jointRules: [field: JobFieldName, error: string, holds: (job: Joint) => boolean][] = [
  ['location', texts.requiredFields, ({ location }) => location.trim() !== ''],
  ['pay_currency', jobTexts.currencyMissing, (job) => job.pay_currency !== '' || !givesPay(job)],
  ['pay_period', jobTexts.periodMissing, (job) => job.pay_period !== '' || !givesPay(job)],
  ['pay_min', jobTexts.yearlyPayTooLow, (job) => isWhole(job, job.pay_min)],
  ['pay_max', jobTexts.yearlyPayTooLow, (job) => isWhole(job, job.pay_max)],
  ['pay_max', jobTexts.maximumBelowMinimum, ({ pay_min, pay_max }) => pay_max === null || pay_max >= (pay_min ?? 0)],
];

/** For a form, which marks all problems at once. The schema stops at those of single fields. */
export function jointProblems(job: Joint): Partial<Record<JobFieldName, string>> {
  return Object.fromEntries(jointRules.flatMap(([field, error, holds]) => (holds(job) ? [] : [[field, error]])));
}

export const jobInput = jobObject.check(
  z.overwrite(withDerived),
  ...jointRules.map(([field, error, holds]) => z.refine<Joint>(holds, { path: [field], error })),
);

/** The status is required: leaving it out must not publish a job. */
const jobEdit = z.safeExtend(jobInput, {
  status: inputs.status,
  updated_at: version,
});

/** Apart from the other calls, since most pages of staff change no job. */
export const jobEditEndpoints = {
  createJob: endpoint('POST', `${admin}/jobs`, 'recruiters', { status: 201, body: jobInput, output: job }),
  updateJob: endpoint('PUT', `${admin}/jobs/:id`, 'recruiters', { body: jobEdit, output: job }),
} satisfies Record<string, Endpoint>;

export type JobInput = z.infer<typeof jobInput>;

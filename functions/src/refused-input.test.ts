import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { fieldsOf } from '../../tests/schema-fields.ts';
import { validBodies } from '../../tests/valid-bodies.ts';
import { replyFields } from './answers/contract/replies.ts';
import { mailTemplatesDefaults } from './answers/contract/stored-mail-templates.ts';
import { privatePageTexts } from './applicant/contract/private-page-texts.ts';
import { jobTexts } from './jobs/contract/job-texts.ts';
import type { Endpoint } from './platform/contract/endpoint.ts';
import { limits, serverLimits } from './platform/contract/limits.ts';
import { responseTexts } from './platform/contract/response-texts.ts';
import { staffTexts } from './platform/contract/staff-texts.ts';
import { texts, tooLong, unknownField } from './platform/contract/texts.ts';
import { visitorTexts } from './platform/contract/visitor-texts.ts';
import { validBody, validQuery } from './platform/http/validation.ts';
import { endpoints } from './contract/endpoints.ts';

type Name = keyof typeof endpoints;
/** What replaces fields of a valid body, or the whole of it, and the error of the response. */
type Row = [changes: unknown, error: string];

const application = { applicant_name: 'Ada', applicant_email: 'ada@example.com', recaptchaToken: 'x' };
const bodies: Partial<Record<Name, object>> = {
  ...validBodies,
  applyForJob: application,
  addApplication: { ...application, job_id: 'some-job', origin: 'agency' },
};

const { requiredFields, invalidEmail, captchaRequired, captchaRefused } = texts;
const long = (length: number) => 'x'.repeat(length + 1);
const many = (count: number) => Array.from({ length: count + 1 }, (_, index) => String(index));
const captcha: Row[] = [
  [{ recaptchaToken: '' }, captchaRequired],
  [{ recaptchaToken: 'ü' }, captchaRefused],
];
const bulk: Row[] = [
  [{ ids: [] }, staffTexts.bulkSize],
  [{ ids: ['a', 'b', 'a'] }, staffTexts.bulkTwice],
];
const actions: Row[] = [
  ...bulk,
  [{ set: 'Withdrawn' }, staffTexts.invalidBulkAction],
  [{ set: undefined, delete: false }, staffTexts.invalidBulkAction],
  [{ delete: true }, staffTexts.invalidBulkAction],
];
const restored = (updated_at: string) => ({
  ids: undefined,
  set: undefined,
  restore: [{ id: 'a', outcome: 'done', updated_at, before: { status: 'Hired' } }],
});
const job: Row[] = [
  [{ country: 'in' }, texts.invalidCountry],
  [{ closes_on: '2026-02-30' }, texts.invalidDay],
  [{ title: long(limits.jobTitleLength) }, tooLong('Title', limits.jobTitleLength)],
  [{ title: 'a\ud800' }, texts.unprintable],
  ...[['a'], null, 'job'].map((whole): Row => [whole, responseTexts.expectedObject]),
];
const asked = { id: 'town', kind: 'choice', text: 'Where?', required: false, choices: ['Pune', 'Austin'] };
const questions: Row[] = [
  [{ questions: Array.from({ length: limits.questions + 1 }, () => asked) }, jobTexts.tooManyQuestions],
  [{ questions: [{ ...asked, id: 'a b' }] }, jobTexts.invalidQuestions],
  [{ questions: [{ ...asked, choices: ['Pune'] }] }, jobTexts.invalidChoices],
  [{ questions: [{ ...asked, choices: ['Pune', 'Austin', 'pune'] }] }, jobTexts.invalidChoices],
];
const authority: Row[] = [
  [{ role: 'manager', jobs: [] }, responseTexts.jobsOfRole],
  [{ role: 'manager', jobs: ['a', 'a'] }, responseTexts.jobsOfRole],
  [{ role: 'manager', jobs: many(limits.jobsOfManager) }, responseTexts.jobsOfRole],
  [{ role: 'recruiter', jobs: ['a'] }, responseTexts.jobsOfRole],
];
const rated = { criterion: 'Plans', rating: 'yes', text: 'Moved four sites' };
const times = (...all: string[]): Row => [{ times: all }, staffTexts.invalidTimes];

/** What no single field shows, and the sentences of the specification. */
const refusedBodies: Partial<Record<Name, Row[]>> = {
  sendMessage: [
    ...captcha,
    ...['name', 'email', 'subject', 'message'].map((field): Row => [{ [field]: ' \n ' }, requiredFields]),
    [{ name: '\u200b\u2060\u3164\ufeff' }, requiredFields],
    [{ name: ' ', email: 'x', recaptchaToken: '' }, requiredFields],
    [{ name: long(limits.nameLength), message: '' }, requiredFields],
    [{ email: 'x', recaptchaToken: '' }, invalidEmail],
    [{ email: 'ada@example.com\r\nBcc: x@example.com' }, invalidEmail],
    [{ email: `${long(limits.emailLength)}@b.c` }, tooLong('Email', limits.emailLength)],
  ],
  requestAlerts: [
    [{ filter: { department: [] } }, requiredFields],
    [{ filter: { department: many(limits.alertValues) } }, visitorTexts.alertValues],
  ],
  requestCaptchaCode: [[{ email: 'ada@example.com', username: 'ada' }, requiredFields]],
  confirmAlerts: ['short', 'a'.repeat(44), `${'a'.repeat(42)}/`].map((token) => [{ token }, visitorTexts.brokenLink]),
  applyForJob: [
    ...captcha,
    [{ applicant_name: '', applicant_email: 'x' }, requiredFields],
    [{ applicant_email: 'ada@example' }, invalidEmail],
  ],
  addApplication: [[{ source: 'my link' }, responseTexts.invalidSource]],
  answerInterview: [
    [{ choose: undefined }, privatePageTexts.invalidInterviewAnswer],
    [{ cancel: true }, privatePageTexts.invalidInterviewAnswer],
    [{ choose: 'tomorrow' }, privatePageTexts.timeGone],
  ],
  login: [...captcha, [{ password: long(limits.passwordBytes) }, staffTexts.wrongCredentials]],
  changePassword: [[{ newPassword: 'elevenchars' }, staffTexts.passwordLength]],
  inviteColleague: authority,
  updateAccount: authority,
  createJob: [...job, ...questions],
  updateJob: [[{ updated_at: 'yesterday' }, texts.invalidVersion]],
  updateMailTemplates: [[{ answer: { ...mailTemplatesDefaults.answer, body: 'About {job}' } }, unknownField('job', replyFields.answer)]],
  updateApplicationStatus: [
    [{ tell: 'now' }, staffTexts.invalidTell],
    [{ status: 'Rejected', tell: 'tonight' }, staffTexts.invalidTell],
    [{ status: 'Rejected', tell: { no: 'too busy' } }, staffTexts.invalidTell],
  ],
  changeApplications: [
    ...actions,
    ...['2026-13-45T00:00:00Z', '2026-02-30T00:00:00Z', '2026-01-01T25:00:00Z', '0000-01-01T00:00:00Z', '+012026-01-01T00:00:00Z'].map(
      (version): Row => [restored(version), texts.invalidVersion],
    ),
  ],
  changeMessages: actions,
  suggestOpening: [
    ...bulk,
    [{ subject: 'For {name}' }, unknownField('name', ['job', 'company'])],
    [{ body: 'See {reference}' }, unknownField('reference', replyFields.opening)],
  ],
  replyToApplication: [
    [{ body: 'Dear {nmae}' }, unknownField('nmae', replyFields.application)],
    [{ body: 'Dear {}' }, unknownField('', replyFields.application)],
    [{ subject: 'For {name}' }, unknownField('name', ['job', 'reference', 'company'])],
  ],
  replyToMessage: [[{ body: 'About {job}' }, unknownField('job', replyFields.answer)]],
  proposeInterview: [
    times(),
    times('2027-03-15T04:30:01.000Z'),
    times('2027-03-15T04:30:00.000Z', '2027-03-15T04:30:00Z'),
    times(...many(10).map((_, day) => new Date(Date.UTC(2027, 2, 1 + day)).toISOString())),
  ],
  sendScorecard: [[null], Array(7).fill(rated)].map((ratings): Row => [{ ratings }, staffTexts.invalidScorecard]),
};

const wrongValues = [null, 7, ' \n', 'a\0b', {}, long(serverLimits.jsonBytes)];

/** @param path as of `fieldsOf`; of a list, its first item gets the value */
function withValue(whole: unknown, [name, ...path]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (name === '[]') return [withValue(Array.isArray(whole) ? whole[0] : undefined, path, value)];
  const fields = typeof whole === 'object' && whole !== null ? whole : {};
  return { ...fields, [name]: withValue((fields as Record<string, unknown>)[name], path, value) };
}

/** What is replaced if it is wrong. */
const lenient = ['token', 'id', 'zone'];

/** Each wrong value of each field of a body. */
const wrongFields = Object.keys(bodies).flatMap((name) => {
  const { body }: Endpoint = endpoints[name as Name];
  const fields = Map.groupBy(body ? fieldsOf(body) : [], ([path]) => path);
  return [...fields].flatMap(([path, options]) => {
    const wrong = wrongValues.filter((value) => options.every(([, field]) => !z.safeParse(field, value).success));
    return lenient.includes(path) ? [] : wrong.map((value) => [name as Name, path, value] as const);
  });
});

const paged = ['limit=0', `limit=${limits.pageSizeMax + 1}`, 'limit=-1', 'limit=1.5', 'limit=x', 'limit=', `cursor=${'x'.repeat(2101)}`];
const filters = [
  ...['status=Open', 'status=', 'status=Pending,', 'status=Pending,Open', 'due=soon', 'answer=early', 'from=2026-02-30', 'to=tomorrow'],
  ...['source=', 'source=LinkedIn', 'source=%3Cb%3E', `source=${'x'.repeat(41)}`, 'order=newest', 'person=', 'job_id='],
  `q=${'x'.repeat(101)}`,
];
const refusedQueries: Partial<Record<Name, string[]>> = {
  listApplications: [...paged, ...filters],
  countApplications: filters,
  exportApplications: filters,
  readApplication: filters,
  listMessages: [...paged, 'status=Done'],
  listJobs: ['limit=0', `limit=${limits.jobPageSize + 1}`, 'texts=all'],
  listPublicJobs: ['texts=', 'texts=none'],
  readJobCounts: ['ids=', 'ids=a/b', 'ids=a,,b', `ids=${many(limits.pageSizeMax).join()}`],
  readAudit: [...paged, 'person=Ada%20Lovelace', 'kind=x'],
  readTimeline: paged,
  readResume: ['preview=no'],
};

const rowsOf = <Item>(table: Partial<Record<Name, Item[]>>) =>
  Object.entries(table).flatMap(([name, rows]) => rows.map((row) => [name as Name, row] as const));

it.each(Object.entries(bodies) as [Name, object][])('%s takes a valid body', (name, body) => {
  const { body: schema }: Endpoint = endpoints[name];
  expect(schema && validBody(schema, body)).toBeDefined();
});

it.each(rowsOf(refusedBodies).map(([name, [changes, error]]) => [name, changes, error] as const))(
  '%s refuses %j',
  (name, changes, text) => {
    const { body: schema }: Endpoint = endpoints[name];
    const isPart = typeof changes === 'object' && changes !== null && !Array.isArray(changes);
    expect(() => schema && validBody(schema, isPart ? { ...bodies[name], ...changes } : changes)).toThrow(
      expect.objectContaining({ status: 400, text }) as Error,
    );
  },
);

it('refuses every wrong value of a field with a text of ours', () => {
  expect(wrongFields.length).toBeGreaterThan(500);
  for (const [name, path, value] of wrongFields) {
    const { body: schema }: Endpoint = endpoints[name];
    const body = withValue(bodies[name], path.replaceAll('[]', '.[]').split('.'), value);
    const refused = expect.objectContaining({ status: 400, text: expect.stringMatching(/^(?!Invalid input$)./) as string }) as Error;
    expect(() => schema && validBody(schema, body), `${name} ${path}: ${JSON.stringify(value).slice(0, 20)}`).toThrow(refused);
  }
});

it.each(rowsOf(refusedQueries))('%s refuses the query ?%s', (name, query) => {
  const { query: schema }: Endpoint = endpoints[name];
  expect(() => schema && validQuery(schema, `/?${query}`)).toThrow(
    expect.objectContaining({ status: 400, text: responseTexts.invalidOption(query.split('=')[0] ?? '') }) as Error,
  );
});

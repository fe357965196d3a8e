import { expect, it } from 'vitest';
import { validBodies } from '../../tests/valid-bodies.ts';
import { answerTexts } from './applications/contract/answer-texts.ts';
import { invalidStatus } from './applications/contract/applications.ts';
import { applicationTemplates, staffStatuses } from './applications/contract/statuses.ts';
import { replyFields } from './answers/contract/replies.ts';
import { mailTemplatesDefaults } from './answers/contract/stored-mail-templates.ts';
import { privatePageTexts } from './applicant/contract/private-page-texts.ts';
import { jobTexts } from './jobs/contract/job-texts.ts';
import { jobStatuses, jobTypes, workplaces } from './jobs/contract/jobs.ts';
import { messageStatuses } from './messages/contract/contact-messages.ts';
import type { Endpoint } from './platform/contract/endpoint.ts';
import { limits } from './platform/contract/limits.ts';
import { responseTexts } from './platform/contract/response-texts.ts';
import { staffTexts } from './platform/contract/staff-texts.ts';
import { notOneOf, texts, tooLong, unknownField } from './platform/contract/texts.ts';
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

const { requiredFields, expectedText, expectedFlag, invalidEmail, captchaRequired, captchaRefused } = texts;
const long = (length: number) => 'x'.repeat(length + 1);
const many = (count: number) => Array.from({ length: count + 1 }, (_, index) => String(index));
const blank = (...fields: string[]): Row[] =>
  fields.flatMap((field) => [undefined, ' \n '].map((value): Row => [{ [field]: value }, requiredFields]));
const captcha: Row[] = [
  [{ recaptchaToken: undefined }, captchaRequired],
  [{ recaptchaToken: '' }, captchaRequired],
  [{ recaptchaToken: 7 }, captchaRequired],
  [{ recaptchaToken: 'ü' }, captchaRefused],
];
const bulk: Row[] = [
  [{ ids: [] }, staffTexts.bulkSize],
  [{ ids: undefined }, staffTexts.bulkSize],
  [{ ids: many(limits.bulkMax) }, staffTexts.bulkSize],
  [{ ids: ['a', 'b', 'a'] }, staffTexts.bulkTwice],
  [{ ids: [{ id: 'a' }] }, staffTexts.invalidId],
];
const actions: Row[] = [
  [{ ids: [] }, staffTexts.bulkSize],
  [{ ids: undefined }, staffTexts.invalidBulkAction],
  [{ ids: ['a', 'b', 'a'] }, staffTexts.bulkTwice],
  [{ set: 'No status' }, staffTexts.invalidBulkAction],
  [{ set: undefined, delete: false }, staffTexts.invalidBulkAction],
  [{ delete: true }, staffTexts.invalidBulkAction],
  [[], staffTexts.invalidBulkAction],
];
const restored = (updated_at: string) => ({
  ids: undefined,
  set: undefined,
  restore: [{ id: 'a', outcome: 'done', updated_at, before: { status: 'Hired' } }],
});
const profileOfApplicant: Row[] = [
  ...blank('applicant_name'),
  [{ applicant_name: 'A\0da' }, texts.unprintable],
  [{ applicant_name: long(limits.nameLength) }, tooLong('Full name', limits.nameLength)],
  [{ phone: long(limits.phoneLength) }, tooLong('Phone', limits.phoneLength)],
];
const token: Row[] = ['', 'short', 'a'.repeat(44), `${'a'.repeat(42)}/`, 7, null].map((value) => [
  { token: value },
  visitorTexts.brokenLink,
]);
const versions: Row[] = [[], {}, 5, null, 'yesterday', ''].map((updated_at) => [{ updated_at }, texts.invalidVersion]);
const job: Row[] = [
  ...blank('title', 'description', 'requirements', 'location', 'job_type'),
  [{ job_type: 'Any' }, notOneOf('Job type', jobTypes)],
  [{ status: 'active' }, notOneOf('Status', jobStatuses)],
  [{ workplace: 'Home' }, notOneOf('Workplace', workplaces)],
  [{ country: 'in' }, texts.invalidCountry],
  [{ closes_on: '2026-02-30' }, texts.invalidDay],
  [{ general: 'true' }, expectedFlag],
  [{ title: 1 }, expectedText],
  [{ title: { $ne: '' } }, expectedText],
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
const profile: Row[] = [
  [{ name: ' \u200b ' }, requiredFields],
  [{ name: 'Ada\u0000' }, texts.unprintable],
  [{ name: long(100) }, tooLong('Name', 100)],
  [{ title: long(100) }, tooLong('Title', 100)],
];
const authority: Row[] = [
  [{ role: 'manager', jobs: [] }, responseTexts.jobsOfRole],
  [{ role: 'manager', jobs: ['a', 'a'] }, responseTexts.jobsOfRole],
  [{ role: 'manager', jobs: many(limits.jobsOfManager) }, responseTexts.jobsOfRole],
  [{ role: 'recruiter', jobs: ['a'] }, responseTexts.jobsOfRole],
];
const rated = { criterion: 'Plans', rating: 'yes', text: 'Moved four sites' };
const meeting: Row[] = [
  [{ minutes: 20 }, staffTexts.invalidMinutes],
  [{ interviewers: [] }, staffTexts.invalidInterviewers],
];
const times = (...all: string[]): Row => [{ times: all }, staffTexts.invalidTimes];

const refusedBodies: Partial<Record<Name, Row[]>> = {
  sendMessage: [
    ...blank('name', 'email', 'subject', 'message'),
    ...captcha,
    [{ name: '\u200b\u2060\u3164\ufeff' }, requiredFields],
    [{ name: null }, requiredFields],
    ...[7, ['Ada'], { a: 1 }].map((name): Row => [{ name }, expectedText]),
    [{ name: ' ', email: 'x', recaptchaToken: '' }, requiredFields],
    [{ name: long(limits.nameLength), message: '' }, requiredFields],
    [{ email: 'x', recaptchaToken: '' }, invalidEmail],
    [{ email: 'ada@example.com\r\nBcc: x@example.com' }, invalidEmail],
    [{ email: `${long(limits.emailLength)}@b.c` }, tooLong('Email', limits.emailLength)],
    [{ name: long(limits.nameLength) }, tooLong('Name', limits.nameLength)],
    [{ subject: long(limits.subjectLength) }, tooLong('Subject', limits.subjectLength)],
    [{ subject: 'Hello\0Bcc: x@example.com' }, texts.unprintable],
    [{ message: long(limits.messageLength) }, tooLong('Message', limits.messageLength)],
  ],
  requestAlerts: [
    ...captcha,
    [{ email: '' }, requiredFields],
    [{ email: 'ada@example.com\r\nBcc: all@example.com' }, invalidEmail],
    [{ filter: [] }, expectedText],
    [{ filter: { department: [7] } }, expectedText],
    [{ filter: { department: [] } }, requiredFields],
    [{ filter: { department: many(limits.alertValues) } }, visitorTexts.alertValues],
  ],
  confirmAlerts: token,
  endAlerts: token,
  applyForJob: [
    ...profileOfApplicant,
    ...blank('applicant_email'),
    ...captcha,
    [{ applicant_name: '', applicant_email: 'x' }, requiredFields],
    [{ applicant_email: 'ada@example' }, invalidEmail],
    [{ cover_letter: long(limits.coverLetterLength) }, tooLong('Cover letter', limits.coverLetterLength)],
    [{ keep: 'on' }, expectedFlag],
    [{ answers: null }, answerTexts.invalidAnswers],
  ],
  addApplication: [
    ...profileOfApplicant,
    [{ job_id: undefined }, requiredFields],
    [{ applicant_email: 'ada' }, invalidEmail],
    [{ origin: 'pigeon' }, 'How it came must be one of: mail, agency, referral, fair, other'],
    [{ source: 'my link' }, responseTexts.invalidSource],
    [{ note: long(limits.noteLength) }, tooLong('Note', limits.noteLength)],
  ],
  requestLink: [...captcha, [{ email: '' }, requiredFields], [{ email: 'ada@example.com\r\nBcc: all@example.com' }, invalidEmail]],
  addOwnMessage: [
    ...blank('message'),
    [{ message: 5 }, expectedText],
    [{ message: long(limits.messageLength) }, tooLong('Message', limits.messageLength)],
  ],
  correctOwnProfile: [...profileOfApplicant, [{ applicant_name: 5 }, expectedText]],
  keepOwnApplication: [undefined, 'yes', 1, null].map((keep) => [{ keep }, expectedFlag]),
  answerInterview: [
    [{ choose: undefined }, privatePageTexts.invalidInterviewAnswer],
    [{ cancel: true }, privatePageTexts.invalidInterviewAnswer],
    [{ choose: 'tomorrow' }, privatePageTexts.timeGone],
    [{ choose: undefined, cancel: false }, privatePageTexts.invalidInterviewAnswer],
    [{ choose: undefined, decline: ' ' }, requiredFields],
  ],
  login: [
    ...captcha,
    ...blank('username', 'password'),
    [{ password: {} }, expectedText],
    [{ username: long(limits.usernameBytes) }, staffTexts.wrongCredentials],
    [{ password: long(limits.passwordBytes) }, staffTexts.wrongCredentials],
  ],
  requestAccountLink: captcha,
  acceptInvitation: [...captcha, [{ password: 'too short' }, responseTexts.passwordLength]],
  changePassword: [
    [{ newPassword: 'elevenchars' }, staffTexts.passwordLength],
    [{ newPassword: ' '.repeat(12) }, requiredFields],
  ],
  updateProfile: profile,
  inviteColleague: authority,
  updateAccount: [...profile, ...authority, [{ email: 'ada' }, invalidEmail]],
  createJob: [...job, ...questions],
  updateJob: [...job, ...questions, ...versions, [{ status: undefined }, requiredFields]],
  updateHiringProcess: [
    ...blank('next_steps'),
    [{ next_steps: long(limits.nextStepsLength) }, tooLong('What happens next', limits.nextStepsLength)],
    ...[undefined, 0, limits.replyDaysMax + 1, 0.5, '5'].map((reply_days): Row => [{ reply_days }, texts.invalidReplyDays]),
    ...[-1, limits.changeHoursMax + 1].map((change_hours): Row => [{ change_hours }, texts.invalidChangeHours]),
    ...versions,
  ],
  updateMailTemplates: [[{ answer: { ...mailTemplatesDefaults.answer, body: 'About {job}' } }, unknownField('job', replyFields.message)]],
  updateApplicationStatus: [
    [{ status: undefined }, requiredFields],
    [{ status: null }, requiredFields],
    [{ status: long(limits.choiceBytes) }, invalidStatus],
    [{ tell: 'now' }, staffTexts.invalidTell],
    [{ status: 'Rejected', tell: 'tonight' }, staffTexts.invalidTell],
    [{ status: 'Rejected', tell: { no: 'too busy' } }, staffTexts.invalidTell],
  ],
  changeApplications: [
    ...actions,
    [{ set: 'Withdrawn' }, staffTexts.invalidBulkAction],
    ...['2026-13-45T00:00:00Z', '2026-02-30T00:00:00Z', '2026-01-01T25:00:00Z', '0000-01-01T00:00:00Z', '+012026-01-01T00:00:00Z'].map(
      (version): Row => [restored(version), texts.invalidVersion],
    ),
  ],
  changeMessages: actions,
  suggestOpening: [
    ...bulk,
    [{ subject: 'For {name}' }, unknownField('name', ['job', 'company'])],
    [{ body: 'See {reference}' }, unknownField('reference', replyFields.opening)],
    [{ body: ' ' }, requiredFields],
    [{ job_id: { id: 1 } }, staffTexts.invalidId],
  ],
  addNote: [...blank('text'), [{ text: 5 }, expectedText], [{ text: long(limits.noteLength) }, tooLong('Note', limits.noteLength)]],
  replyToApplication: [
    [{ body: 'Dear {nmae}' }, unknownField('nmae', replyFields.application)],
    [{ body: 'Dear {}' }, unknownField('', replyFields.application)],
    [{ subject: 'For {name}' }, unknownField('name', ['job', 'reference', 'company'])],
    [{ subject: 'Hello\0' }, texts.unprintable],
    [{ subject: ' ' }, requiredFields],
    [{ updated_at: undefined }, texts.invalidVersion],
    [{ status: 'Withdrawn' }, notOneOf('Status', staffStatuses)],
    [{ template: 'answer' }, notOneOf('Template', applicationTemplates)],
  ],
  replyToMessage: [[{ body: 'About {job}' }, unknownField('job', replyFields.message)]],
  proposeInterview: [
    ...meeting,
    times(),
    times('2027-03-15T04:30:01.000Z'),
    times('2027-03-15T04:30:00.000Z', '2027-03-15T04:30:00Z'),
    times(...many(10).map((_, day) => new Date(Date.UTC(2027, 2, 1 + day)).toISOString())),
  ],
  updateInterview: meeting,
  sendScorecard: [
    ...[undefined, 'yes', ['yes'], [null], Array(7).fill(rated)].map((ratings): Row => [{ ratings }, staffTexts.invalidScorecard]),
    ...[{ rating: '' }, { text: ' ' }].map((change): Row => [{ ratings: [{ ...rated, ...change }] }, requiredFields]),
    [{ ratings: [{ ...rated, rating: 'maybe' }] }, notOneOf('Rating', ['strong no', 'no', 'yes', 'strong yes'])],
    [{ ratings: [{ ...rated, text: long(500) }] }, tooLong('Reason', 500)],
  ],
  setMessageStatus: [
    [{ status: undefined }, requiredFields],
    [{ status: 'Done' }, notOneOf('Status', messageStatuses)],
  ],
};

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

it.each(rowsOf(refusedQueries))('%s refuses the query ?%s', (name, query) => {
  const { query: schema }: Endpoint = endpoints[name];
  expect(() => schema && validQuery(schema, `/?${query}`)).toThrow(
    expect.objectContaining({ status: 400, text: responseTexts.invalidOption(query.split('=')[0] ?? '') }) as Error,
  );
});

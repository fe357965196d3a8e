import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { exampleMails } from '../../../../local/mail/example-texts.ts';
import { visitorTexts } from '../contract/visitor-texts.ts';
import type { MailSettings } from '../../settings.ts';
import { greetingTo } from './greeting.ts';
import { newsMails } from '../../applications/news.ts';
import { applicationNotices } from '../../applications/notices.ts';
import { messageNotices } from '../../messages/notices.ts';
import { renderMail } from './deliver.ts';
import { newMail } from './new-mails.ts';
import { dailyLimit, renderTemplate, templates } from '../../templates.ts';
import { forInterviews } from '../../interviews/mails.ts';

const id = '12345678-aaaa-4bbb-8ccc-123456789012';
/** What visitors type. */
const typed = {
  name: 'Buy <b>now</b> at https://spam.example',
  email: 'ada@example.com',
  subject: 'A subject & more',
  message: 'First line\n\n<script>alert(1)</script>',
};
const applied = { applicant_name: typed.name, applicant_email: typed.email, job_title: 'R&D Engineer' };
const nextSteps = 'We read it.\n\nThen we call.';
/** A Friday, so that two working days later it is Tuesday. */
const friday = new Date('2026-11-27T10:00:00.000Z');
const dueAt = '2026-12-05T10:00:00.000Z';
const settings: MailSettings = {
  from: 'site@example.com',
  staff: ['first@example.com', 'second@example.com'],
  siteUrl: 'https://www.example.com',
  smtp: { url: '', requireTls: true },
};
const notices = applicationNotices(settings);
const ofMessage = messageNotices(settings, id, typed, friday);
const ofApplication = notices.received('form', { ...applied, id, due_at: dueAt, kept_in: 'US' }, nextSteps);
const received = ofApplication[0]?.values ?? {};
const ofApplicantMessage = notices.ownAct({ ...applied, id }, { message: typed.message }, []);
const ofStaff = notices.received('referral', { ...applied, id, referred_by: 'Bright Talent', due_at: dueAt, kept_in: 'US' });
const ofLinks = notices.links([
  { ...applied, id },
  { ...applied, id: 'earlier' },
]);
const question = notices.askToKeep({ ...applied, id, keep_text: visitorTexts.keep, kept_until: '2028-11-26T20:00:00.000Z' });
const url = 'https://www.example.com/admin/invitation#token';
const job = { title: 'R&D Engineer', facts: ['Pune'], url };
const ofAlerts = [
  newMail('alert request', 'subscriber@example.com', [], { facts: [{ label: 'Location', value: 'Pune' }], url, expiresAt: dueAt }),
  ...[[job], [job, job]].map((jobs) => newMail('new jobs', 'subscriber@example.com', [], { jobs, unsubscribe: url, oneClick: url })),
];
const ofMention = notices.mention(
  { ...applied, id },
  'asks',
  { id: 'note', text: `${typed.message} @kim` },
  ['colleague@example.com'],
  'robin',
);
const of = { job_id: 'b', applicant_email: typed.email };
const news = { ...of, id: 'bbbb', job_title: 'RFID', applicant_name: typed.name, cover_letter: '', assignee: '' };
const longNews = { ...news, id: 'aaaa', job_title: 'R&D Engineer', applicant_name: 'Ada' };
const ofNews = newsMails(
  settings,
  'at once',
  [{ ...longNews, cover_letter: `I write <b>programs</b>.\n\n${'x'.repeat(300)}` }, ...Array.from({ length: 24 }, () => news)],
  [],
);
const ofSingleNews = newsMails(settings, 'at once', [{ ...longNews, id, cover_letter: 'Short' }], []);
const mails = [
  ...notices.ownAct({ ...applied, id }, { what: 'withdrawn' }, ['owner@example.com']),
  ...notices.assigned([{ ...applied, id, cover_letter: '' }], 'robin', ['owner@example.com'], 'owner'),
  ...ofMessage,
  ...ofApplication,
  ...ofApplicantMessage,
  ...ofMention,
  ...ofStaff,
  ...ofLinks,
  question.mail,
  newMail('account invitation', 'grace@example.com', [], { invitedBy: 'Robin <b>Rao</b> 王小明', url, expiresAt: dueAt }),
  newMail('account link', 'robin@example.com', [], { by: '', url, expiresAt: dueAt }),
  ...ofAlerts,
  ...ofNews,
  ...ofSingleNews,
  newMail('captcha code', typed.email, [], { code: '042195' }),
].map((mail) => {
  const letter = renderMail(mail, settings.siteUrl, renderTemplate);
  if (!letter) throw new Error(`The values do not fit ${mail.template}`);
  return { ...mail, ...letter };
});
const mailsOf = (template: string) => mails.filter((mail) => mail.template === template);

test('staff and sender each get a mail of their own', () => {
  const addressed = (list: typeof ofMessage) => list.map(({ template, to, reply_to, about }) => ({ template, to, reply_to, about }));
  expect(addressed(ofMessage)).toEqual([
    { template: 'message for staff', to: 'first@example.com', reply_to: typed.email, about: [id] },
    { template: 'message for staff', to: 'second@example.com', reply_to: typed.email, about: [id] },
    { template: 'message received', to: typed.email, about: [id] },
  ]);
  expect(addressed(ofApplication)).toEqual([{ template: 'application received', to: typed.email, about: [id] }]);
  expect(addressed(ofApplicantMessage)).toEqual([
    { template: 'applicant message for staff', to: 'first@example.com', reply_to: typed.email, about: [id] },
    { template: 'applicant message for staff', to: 'second@example.com', reply_to: typed.email, about: [id] },
  ]);
  const listed = ['aaaa', ...Array.from({ length: 19 }, () => 'bbbb')];
  expect(addressed(ofNews)).toEqual([
    { template: 'applications for staff', to: 'first@example.com', about: listed },
    { template: 'applications for staff', to: 'second@example.com', about: listed },
  ]);
  const links = { template: 'application links', to: typed.email, about: [id, 'earlier'] };
  expect(addressed(ofLinks)).toEqual([{ ...links, reply_to: 'first@example.com' }]);
  expect(addressed([question.mail])).toEqual([{ template: 'keep again', to: typed.email, about: [id] }]);
  expect(new Set(mails.map(({ template }) => template))).toEqual(
    new Set(Object.keys(templates).filter((name) => !['reply', 'opening', ...Object.keys(forInterviews)].includes(name))),
  );
});

describe('a letter', () => {
  it('reads as its file', async () => {
    vi.useFakeTimers({ now: friday });
    onTestFinished(() => void vi.useRealTimers());
    vi.resetModules();
    const { exampleLetters } = await import('../../../../local/mail/examples.ts');
    const letters = Map.groupBy(exampleLetters(), ({ name }) => name);
    for (const [name, all] of letters) {
      const text = all.map((letter) => `Subject: ${letter.subject}\n\n${letter.text}\n`).join(`\n${'-'.repeat(40)}\n\n`);
      await expect(text).toMatchFileSnapshot(`letters/${name.replaceAll(' ', '-')}.txt`);
    }
  });

  it('has a subject of one line, without anything that a visitor has typed but a name, for staff', () => {
    for (const { to, subject } of mails) {
      expect(subject).toMatch(/^[^\n\r]+$/);
      const { name, ...others } = typed;
      for (const words of [...Object.values(others), ...(to === typed.email ? [name] : [])]) expect(subject).not.toContain(words);
    }
  });

  it('has no words of the visitor if it goes to the address that the visitor has entered', () => {
    for (const { to, text, html, values } of mails.filter((mail) => mail.to === typed.email)) {
      const everything = [text, html, JSON.stringify(values)].join('\n').replaceAll(to, '');
      for (const words of ['spam.example', typed.subject, 'First line', 'alert']) expect(everything).not.toContain(words);
    }
  });

  it('has what a visitor has typed unchanged in its text, and escaped in its HTML', () => {
    const [forStaff] = mailsOf('message for staff');
    expect(forStaff?.text).toContain('> First line\n> \n> <script>alert(1)</script>');
    expect(forStaff?.text).toContain(`From: ${typed.name}, ${typed.email}\nSubject: ${typed.subject}`);
    expect(forStaff?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(forStaff?.html).toContain('A subject &amp; more');
    for (const { html } of mails) expect(html).not.toMatch(/<script|<b>/);
  });

  const at = '2026-12-03T04:30:00.000Z';
  const interview = { ...exampleMails.interview[0], at, zone: 'Europe/Berlin' };
  const proposal = { ...exampleMails['interview proposal'][0], times: [at, '2026-12-04T04:30:00.000Z'] };
  const inTime = '2026-12-01T10:00:00.000Z';
  const [change, noChange] = ['You can move or cancel it until Wed, Dec 2, 5:30 AM (Central European Time)', 'It can no longer be moved'];
  const remind = { ...interview, what: 'tomorrow' };
  it.each<[string, object, string, string, string?]>([
    ['interview', { ...interview, what: 'booked' }, inTime, change, noChange],
    ['interview', { ...interview, what: 'changed' }, '2026-12-02T04:30:00.000Z', noChange, 'until'],
    [
      'interview',
      { ...interview, what: 'booked' },
      '2026-12-03T05:00:00.000Z',
      'Your interview: Windchill Developer Hi Ingrid',
      'meeting you',
    ],
    ['interview', { ...interview, what: 'changed' }, '2026-12-03T05:00:00.000Z', 'If you have a question', 'takes place'],
    ['interview for staff', { ...interview, what: 'address new' }, '2026-12-03T05:00:00.000Z', 'couldn’t be sent before', 'booked'],
    ['interview', remind, '2026-12-02T12:00:00.000Z', 'is tomorrow'],
    ['interview', remind, '2026-12-03T01:00:00.000Z', 'Your interview: Windchill Developer', 'omorrow'],
    ['interview for staff', remind, '2026-12-02T12:00:00.000Z', 'Interview tomorrow: Ingrid Solheim, Windchill'],
    ['interview for staff', remind, '2026-12-03T12:00:00.000Z', 'Interview: Ingrid Solheim, Windchill', 'omorrow'],
    ['interview proposal', proposal, inTime, 'Thu, Dec 3, 10:00 AM (India Standard Time)\nFri, Dec 4'],
    ['interview proposal', proposal, '2026-12-03T05:00:00.000Z', 'Fri, Dec 4, 10:00 AM', 'Thu, Dec 3'],
    ['interview proposal', proposal, '2026-12-05T05:00:00.000Z', 'passed before', '10:00'],
    ['message received', { greeting: '', reference: '', answerAt: dueAt }, inTime, 'by Dec 5.'],
    ['message received', { greeting: '', reference: '', answerAt: dueAt }, dueAt, 'We’re late', 'Dec 5'],
    ['application received', received, inTime, 'by Dec 5.'],
    ['application received', received, dueAt, 'We’re late', 'Dec 5'],
    ['keep again', { subject: 'May we?', body: 'Until Dec 5', keptUntil: dueAt }, inTime, 'Until Dec 5', 'in time'],
    ['keep again', { subject: 'May we?', body: 'Until Dec 5', keptUntil: dueAt }, dueAt, 'we no longer keep your application', 'Dec 5'],
    ['alert request', { facts: [], url: 'u', expiresAt: dueAt }, inTime, 'until Sat, Dec 5, 3:30 PM (India Standard Time)'],
    ['alert request', { facts: [], url: 'u', expiresAt: dueAt }, dueAt, 'ask for another one', 'Confirm: u'],
    ['account link', { by: '', url: 'u', expiresAt: dueAt }, dueAt, 'ask for another one', 'Choose a new'],
    ['account invitation', { invitedBy: 'r', url: 'u', expiresAt: dueAt }, inTime, 'until Sat, Dec 5, 3:30 PM (India Standard Time)'],
    ['account invitation', { invitedBy: 'r', url: 'u', expiresAt: dueAt }, dueAt, 'ask for another one', 'Create'],
  ])('%s with %j that leaves on %s says %s', (name, values, leaves, said, unsaid = 'Invalid Date') => {
    vi.useFakeTimers({ now: Date.parse(leaves) });
    onTestFinished(() => void vi.useRealTimers());
    const letter = renderTemplate(name, values);
    expect(`${letter?.subject} ${letter?.text}`).toContain(said);
    expect(`${letter?.subject} ${letter?.text}`).not.toContain(unsaid);
  });

  it('has one button at most, which needs no style sheet', () => {
    const buttonsIn = (html: string) => html.match(/<a class="button" href="[^"]+" style="[^"]*color: #ffffff;/g) ?? [];
    const counts = Object.fromEntries(mails.map(({ template, html }) => [template, buttonsIn(html).length]));
    expect(counts).toMatchObject({ 'application received': 1, 'alert request': 1, 'message for staff': 1, 'message received': 0 });
    expect(Math.max(...Object.values(counts))).toBe(1);
  });

  it('ends with the name and the postal address of the company, and loads nothing', () => {
    const address = ['sysDNA Technologies', 'Helix House', '12 Example Road', 'Bengaluru 560000', 'Karnataka, India'];
    for (const { text, html } of mails) {
      expect(text.endsWith(`\n\n${address.join(', ')}`)).toBe(true);
      expect(html).toContain(address.join(', '));
      expect(html).not.toMatch(/<img|<link|url\(|@import|src=/);
    }
  });

  it('names in a subject for staff only what can be seen of a name, in one short line', () => {
    const name = `Ada\r\nBcc: all\u202E ${'x'.repeat(100)}`;
    const values = { what: 'withdrawn', reference: '', jobTitle: 'PLM', name, url: '' };
    expect(renderTemplate('applicant act for staff', values)?.subject).toBe(
      `Ada Bcc: all ${'x'.repeat(47)}… withdrew the application: PLM`,
    );
  });

  it('has the private link for the applicant only, with 256 random bits in its fragment', () => {
    for (const { to, text, html } of mails) {
      const own = to === typed.email && text.includes(applied.job_title);
      for (const part of [text, html]) expect(/\/application#[\w-]{43}/.test(part)).toBe(own);
    }
    const links = ofLinks.flatMap(({ link_hashes }) => link_hashes);
    expect(new Set(links).size).toBe(2);
  });
});

describe('a greeting', () => {
  it.each(['Asha', 'Asha Rao', 'Dr. Mary-Jane O’Neil', "K. S. D'Souza", 'Zoë Müller', 'आशा राव', '山田花子', 'a'.repeat(40)])(
    'has the name %s',
    (name) => {
      expect(greetingTo(name)).toBe(`Hi ${name},`);
    },
  );

  it.each([
    '',
    ' ',
    '.',
    'a'.repeat(41),
    ...['spam.example', 'Buy at www.spam.example', 'Buy at .example', 'http://spam', 'spam@example', 'Call 1800', 'Win €€€'],
    ...['Win!', 'Ada, click here', '<b>Ada', 'Ada & Co', 'Ada\nBcc: all', 'Ada\tRao', 'spam․example', 'spam。example'],
    ...['Ada \u202Emoc', 'Ada\u200Bspam', 'Ada {job}', '"Ada"', 'Ada (spam)', 'Ada 🎁', '\u0301Ada'],
  ])('has no name from %j', (name) => {
    expect(greetingTo(name)).toBe('Hi,');
  });

  it('stands in the confirmations and in the mail with links', () => {
    const asha = { ...applied, applicant_name: 'Asha Rao' };
    const written = [
      ...messageNotices(settings, id, { ...typed, name: 'Asha Rao' }, friday).slice(-1),
      ...notices.received('form', { ...asha, id, due_at: dueAt, kept_in: '' }),
      ...notices.links([{ ...asha, id }]),
    ];
    for (const mail of written) expect(renderTemplate(mail.template, mail.values)?.text).toMatch(/^Hi Asha Rao,\n/);
    for (const { to, text } of mails.filter((mail) => mail.to === typed.email)) expect([to, text.slice(0, 4)]).toEqual([to, 'Hi,\n']);
  });
});

test('a recipient gets ten mails a day of a kind that forms cause, and more that colleagues cause', () => {
  expect(['application links', 'opening', 'mention', 'applications for staff'].map((name) => dailyLimit(name))).toEqual([
    10,
    10,
    50,
    undefined,
  ]);
  expect(['', 'Robin Ito'].map((by) => dailyLimit('account link', { by }))).toEqual([10, undefined]);
});

test.each([
  ['unknown', {}],
  ['constructor', {}],
  ['message received', {}],
  ['message received', undefined],
])('there is no letter from %s with the values %j', (name, values) => {
  expect(renderTemplate(name, values)).toBeUndefined();
});

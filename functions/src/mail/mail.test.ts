import { describe, expect, it, test } from 'vitest';
import { exampleJob } from '../../../tests/example-job.ts';
import { createAlertMails } from './alerts.ts';
import type { MailSettings } from '../settings.ts';
import { createNotices, newsMails } from './notices.ts';
import { renderTemplate, templates } from './templates.ts';

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
const dueAt = '2026-12-05T10:00:00.000Z';
const settings: MailSettings = {
  from: 'site@example.com',
  staff: ['first@example.com', 'second@example.com'],
  newsFrequency: 'immediately',
  siteUrl: 'https://www.example.com',
  smtp: { url: '', requireTls: true },
};
const notices = createNotices(settings);
const ofMessage = notices.submission('contactMessages', id, typed);
const link = notices.newLink?.() ?? { url: '', hash: '' };
const ofApplication = notices.application(id, applied, nextSteps, dueAt, link);
const ofApplicantMessage = notices.applicantMessage({ ...applied, id }, typed.message);
const ofLinks = notices.links([
  { ...applied, ...link, id },
  { ...applied, ...link, id: 'earlier' },
]);
const token = 'a'.repeat(43);
const subscriber = { id: 'subscriber', email: 'subscriber@example.com' };
const job = { ...exampleJob, id: 'a/b', title: 'R&D Engineer', location: 'Pune', created_at: '', updated_at: '' };
const alertMails = createAlertMails(settings);
const ofAlerts = alertMails
  ? [
      alertMails.confirmationRequest(subscriber, { location: 'Pune' }, token),
      alertMails.newJobs(subscriber, [job], token),
      alertMails.newJobs(subscriber, [job, { ...job, title: 'RFID Engineer' }], token),
    ]
  : [];
const ofNews = newsMails(
  settings,
  [
    { job_title: 'R&D Engineer', job_id: 'rd' },
    { job_title: 'RFID', job_id: 'rfid' },
    { job_title: 'RFID', job_id: 'rfid' },
  ],
  7,
);
const mails = [...ofMessage, ...ofApplication, ...ofApplicantMessage, ...ofLinks, ...ofAlerts, ...ofNews].map((mail) => {
  const letter = renderTemplate(mail.template, mail.values);
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
  expect(addressed(ofApplication)).toEqual([
    { template: 'application for staff', to: 'first@example.com', about: [id] },
    { template: 'application for staff', to: 'second@example.com', about: [id] },
    { template: 'application received', to: typed.email, about: [id] },
  ]);
  expect(addressed(ofApplicantMessage)).toEqual([
    { template: 'applicant message for staff', to: 'first@example.com', reply_to: typed.email, about: [id] },
    { template: 'applicant message for staff', to: 'second@example.com', reply_to: typed.email, about: [id] },
  ]);
  expect(addressed(ofLinks)).toEqual([{ template: 'application links', to: typed.email, about: [id, 'earlier'] }]);
  expect(new Set(mails.map(({ template }) => template))).toEqual(new Set(Object.keys(templates).filter((name) => name !== 'reply')));
});

test('there are no alerts without settings or the address of the site', () => {
  expect([createAlertMails(undefined), createAlertMails({ ...settings, siteUrl: '' })]).toEqual([undefined, undefined]);
});

describe('a letter', () => {
  it('has a subject of one line, without anything that a visitor has typed', () => {
    for (const { subject } of mails) {
      expect(subject).toMatch(/^[^\n\r]+$/);
      for (const words of Object.values(typed)) expect(subject).not.toContain(words);
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

  it('says in text and HTML what happens next', () => {
    const [confirmation] = mailsOf('application received');
    for (const body of [confirmation?.text, confirmation?.html.replaceAll('&amp;', '&')]) {
      for (const part of ['R&D Engineer', 'We read it.', 'Then we call.', 'by 5 Dec.', '12345678']) expect(body).toContain(part);
    }
  });

  it('asks for a confirmation before alerts are sent, and repeats the chosen facts', () => {
    const [request] = mailsOf('alert request');
    expect(request).toMatchObject({
      to: subscriber.email,
      about: ['subscriber'],
      subject: 'Please confirm: new openings by mail',
      oneClick: undefined,
    });
    expect(request?.text).toContain(`Location: Pune\n\nConfirm: https://www.example.com/alerts#confirm=${token}`);
  });

  it('tells of new jobs, and can be unsubscribed from in one click', () => {
    const [one, two] = mailsOf('new jobs');
    expect([one?.subject, two?.subject]).toEqual(['New opening: R&D Engineer', '2 new openings']);
    expect(one?.text).toContain('R&D Engineer: https://www.example.com/careers/a%2Fb\n\nPLM · Pune · Hybrid · Full-time');
    expect(one?.text).toContain(`Unsubscribe: https://www.example.com/alerts#unsubscribe=${token}`);
    expect(one?.oneClick).toBe(`https://www.example.com/api/alerts/unsubscribe?token=${token}`);
  });

  it('lists the applications of an hour or a day by job', () => {
    const [news, another] = mailsOf('applications for staff');
    expect([news?.to, another?.to]).toEqual(settings.staff);
    expect(news?.subject).toBe('7 new applications');
    expect(news?.text).toContain('R&D Engineer: 1\n');
    expect(news?.text).toContain('RFID: 2\n');
    expect(news?.text).toContain('https://www.example.com/admin/dashboard?tab=applications&job=rfid');
    expect(news?.text).toContain('And 4 more.');
  });

  it('has the private link for the applicant only, with 256 random bits in its fragment', () => {
    expect(link.url).toMatch(/^https:\/\/www\.example\.com\/application#[\w-]{43}$/);
    for (const { to, text, html } of mails) {
      const own = to === typed.email && text.includes(applied.job_title);
      expect([text.includes(link.url), html.includes(link.url)]).toEqual([own, own]);
    }
    expect(notices.newLink?.().url).not.toBe(link.url);
    expect(createNotices({ ...settings, siteUrl: '' }).newLink).toBeUndefined();
  });

  it('links to the dashboard if the site knows its own address', () => {
    expect(mailsOf('application for staff')[0]?.text).toContain(`Open the application: https://www.example.com/admin/applications/${id}`);
    const [unlinked] = createNotices({ ...settings, siteUrl: '' }).application(id, applied, nextSteps, dueAt);
    expect(renderTemplate(unlinked?.template ?? '', unlinked?.values)?.text).not.toContain('Open');
  });
});

test.each([
  ['unknown', {}],
  ['constructor', {}],
  ['message received', {}],
  ['message received', undefined],
])('there is no letter from %s with the values %j', (name, values) => {
  expect(renderTemplate(name, values)).toBeUndefined();
});

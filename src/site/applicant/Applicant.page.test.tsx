import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ApplicantView } from '#rooms/applicant/contract/endpoints.ts';
import { idempotencyHeader, resumeField } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { applicantStatuses, isOver } from '#rooms/applications/contract/applicant-statuses.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { privatePageTexts } from '#rooms/applicant/contract/private-page-texts.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { fakeCaptcha, solveCaptcha } from '../../../tests/component/captcha.ts';
import { fakeServerOfFile, json, refusal, sent, unreachable } from '../../../tests/component/server.ts';
import { ownApplication as application, roadAt } from '../../../tests/component/own-application.ts';
import { enter, textsOf, user } from '../../../tests/component/user.ts';
import { renderOnSite } from '../../../tests/render.tsx';
import { applicantTexts } from './applicant-texts.ts';
import { applyTexts } from '../../shared/texts/form-texts.ts';
import { company } from '../../shared/texts/company.ts';
import { content } from './applicant-head-texts.ts';
import { paths } from '../../paths.ts';
import { standingId } from './ApplicationRoad.tsx';
import { Component } from './Applicant.page.tsx';

const token = 'A'.repeat(43);
const { add, withdraw, erase, link, status, profile, resume, keep, archive, conversation } = applicantTexts;

/** The application after the applicant has agreed. */
const kept: ApplicantView = {
  ...application,
  keep: true,
  agreed_until: '2028-11-26T12:00:00.000Z',
  kept_if_agreed: null,
  kept_if_ended: '2027-11-03T12:00:00.000Z',
};

/** The application with a status or messages. */
const viewWith = (changes: Partial<ApplicantView>): ApplicantView => ({
  ...application,
  steps: roadAt(changes.status ?? 'received'),
  ...changes,
});
const messageOf = (text: string) => ({ kind: 'message' as const, at: '2026-11-04T12:00:00.000Z', subject: '', text });

const server = fakeServerOfFile();

beforeEach(() => {
  fakeCaptcha();
  server.on(endpoints.readOwnApplication, () => json(200, application));
});

const openPage = (hash = `#${token}`) => {
  const page = (
    <main>
      <Component content={content} />
    </main>
  );
  return renderOnSite(page, { path: paths.applicant + hash });
};
const entries = async () => textsOf(await screen.findByRole('list', { name: applicantTexts.conversation.heading }), 'listitem');
const standing = () => document.getElementById(standingId);
const manageData = async () => user.click(await screen.findByText(applicantTexts.data.heading));
const click = async (name: string) => user.click(await screen.findByRole('button', { name }));
const clickInDialog = async (name: string) => user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
const confirm = async (name: string) => {
  await click(name);
  await clickInDialog(name);
};
const messageField = () => screen.getByLabelText(new RegExp(`^${add.label}`));
const emailField = () => screen.getByLabelText(new RegExp(`^${link.email}`));
const writeCalls = () => server.calls.filter(({ path }) => path !== endpoints.readOwnApplication.path);

it('shows the job, the reference and what happens next, also after a failure, and sends the token of a damaged link in the body', async () => {
  server.on(endpoints.readOwnApplication, unreachable);
  openPage(`#%3C${token}%3E.`);
  await screen.findByText(privatePageTexts.applicationNotLoaded);
  server.on(endpoints.readOwnApplication, () => json(200, application));
  await click(applicantTexts.retry);
  await screen.findByRole('heading', { name: application.job_title });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  screen.getByText(applicantTexts.identity(application.applicant_name, '12345678'));
  expect(standing()).toHaveTextContent(/Received.*Nov 3.*We read it\..*You’ll hear from us by Dec 5/);
  const road = within(screen.getByRole('list', { name: applicantTexts.road })).getAllByRole('listitem');
  expect(road.map(({ textContent }) => textContent)).toEqual(Object.values(applicantTexts.steps));
  expect(road.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null, null, null]);
  expect(server.calls.map(({ path, query }) => path + query.toString())).toEqual(Array(2).fill(endpoints.readOwnApplication.path));
  expect(server.calls.map(sent)).toEqual([{ token }, { token }]);
});

it.each(applicantStatuses.slice(1))('shows the status "%s" in plain words', async (now) => {
  server.on(endpoints.readOwnApplication, () => json(200, viewWith({ status: now, due_at: null })));
  openPage();
  await screen.findByRole('heading', { name: application.job_title });
  expect(standing()).toHaveTextContent(status[now].title);
  expect(standing()).toHaveTextContent(status[now].text);
  const current = isOver(now) ? undefined : status[now].title;
  expect(screen.queryByRole('listitem', { current: 'step' })?.textContent).toBe(current);
  const choices = [withdraw.action, erase.action, resume.submit].map((name) => screen.queryByRole('button', { name }) !== null);
  expect(choices).toEqual([!isOver(now), true, !isOver(now)]);
  messageField();
});

it('says that an answer is late, and shows mails, messages and files in one conversation, as texts, with the last mail open', async () => {
  const at = '2026-11-04T12:00:00.000Z';
  const shown: ApplicantView['conversation'] = [
    { kind: 'file', at, subject: '', text: 'Asha.pdf' },
    { kind: 'mail', at, subject: 'A question', text: 'Which one?' },
    { kind: 'mail', at, subject: 'Come & see us', text: 'Hello\nAsha' },
    { kind: 'message', at, subject: '', text: '<b>Hello</b>' },
  ];
  const due_at = '2020-12-05T10:00:00.000Z';
  server.on(endpoints.readOwnApplication, () => json(200, { ...application, conversation: shown, due_at }));
  openPage();
  await screen.findByText(applicantTexts.late('Dec 5, 2020'));
  const [file, , mail, message] = await entries();
  expect(file).toContain(conversation.file('Asha.pdf'));
  expect(mail).toMatch(new RegExp(`^${conversation.us}.*Come & see us.*Hello\nAsha$`, 's'));
  expect(message).toMatch(new RegExp(`^${conversation.you}.*<b>Hello</b>$`));
  expect(screen.getByText('Which one?')).not.toBeVisible();
  expect(screen.getByText(/^Hello/)).toBeVisible();
});

it.each([
  ['as text, with its lines', 'Dear team\n<b>I</b> have written a program.', applicantTexts.coverLetter.sent],
  ['as absent', '', applicantTexts.coverLetter.none],
])('shows the cover letter %s', async (_what, cover_letter, hint) => {
  server.on(endpoints.readOwnApplication, () => json(200, { ...application, cover_letter }));
  openPage();
  const section = await screen.findByRole('region', { name: applicantTexts.coverLetter.heading });
  expect(section.textContent).toBe(`${applicantTexts.coverLetter.heading}${hint}${cover_letter}`);
});

it('corrects name and phone, and keeps what was entered after a failure', async () => {
  openPage();
  const name = await screen.findByLabelText(/^Full name/);
  expect(name).toHaveValue(application.applicant_name);
  enter(name, '');
  await click(profile.submit);
  expect(screen.getByRole('alert')).toHaveTextContent(texts.requiredFields);
  enter(name, ' Asha  Rao-King ');
  enter(screen.getByLabelText(/^Phone/), '');
  server.on(endpoints.correctOwnProfile, unreachable);
  await click(profile.submit);
  await screen.findByText(privatePageTexts.profileFailed, { exact: false });
  expect(name).toHaveValue(' Asha  Rao-King ');
  const body = { token, applicant_name: 'Asha Rao-King', phone: '' };
  server.on(endpoints.correctOwnProfile, () => json(200, { ...application, ...body }));
  await click(profile.submit);
  await screen.findByText(profile.saved);
  expect(sent(server.to(endpoints.correctOwnProfile).at(-1))).toEqual(body);
  expect(screen.getByLabelText(/^Full name/)).toHaveValue(body.applicant_name);
  expect(screen.getByLabelText(/^Phone/)).toHaveValue('');
});

it('replaces the resume, shows the progress, and sends one idempotency key despite a retry', async () => {
  openPage();
  await manageData();
  await screen.findByText(resume.current('Asha.pdf'));
  await click(resume.submit);
  expect(screen.getByText(resume.blank)).toBeVisible();
  const input = screen.getByLabelText(new RegExp(`^${resume.label}`));
  await user.upload(input, new File(['%PDF-1.7'], 'Asha-2026.pdf', { type: 'application/pdf' }));
  server.on(endpoints.replaceOwnResume, unreachable);
  await click(resume.submit);
  await screen.findByText(privatePageTexts.resumeFailed, { exact: false });
  const send = server.hold(endpoints.replaceOwnResume);
  await click(resume.submit);
  const bar = screen.getByRole('progressbar', { name: resume.upload });
  expect(bar).toHaveValue(0);
  act(() => server.progress(750, 1000));
  expect(bar).toHaveValue(75);
  screen.getByText(applyTexts.halfUploaded);
  send(json(200, { ...application, resume: 'Asha-2026.pdf' }));
  await screen.findByText(resume.saved);
  expect(bar).not.toBeInTheDocument();
  screen.getByText(resume.current('Asha-2026.pdf'));
  const calls = server.to(endpoints.replaceOwnResume);
  const [form] = calls.map(({ body }) => body as FormData);
  expect(form?.get('token')).toBe(token);
  expect(form?.get(resumeField)).toMatchObject({ name: 'Asha-2026.pdf' });
  expect(new Set(calls.map(({ headers }) => headers.get(idempotencyHeader))).size).toBe(1);
});

it('keeps the application for later openings, with the text of the form, or not', async () => {
  openPage();
  await manageData();
  const box = await screen.findByRole('checkbox', { name: visitorTexts.keep });
  expect(box).not.toBeChecked();
  server.on(endpoints.keepOwnApplication, unreachable);
  await user.click(box);
  await screen.findByText(privatePageTexts.keepFailed, { exact: false });
  expect(box).not.toBeChecked();
  expect(screen.getByText(keep.off(keep.until('Nov 3, 2027'), 'Nov 26, 2028'))).toBeVisible();
  server.on(endpoints.keepOwnApplication, () => json(200, kept));
  await user.click(box);
  await screen.findByText(keep.saved);
  expect(box).toBeChecked();
  expect(screen.getByText(keep.on('Nov 26, 2028', keep.until('Nov 3, 2027')))).toBeVisible();
  expect(screen.queryByRole('button', { name: keep.prolong })).toBeNull();
  expect(sent(server.to(endpoints.keepOwnApplication).at(-1))).toEqual({ token, keep: true });
});

it('keeps the application for longer, and moves the focus when the button is gone', async () => {
  server.on(endpoints.readOwnApplication, () => json(200, { ...kept, kept_if_agreed: '2030-10-30T12:00:00.000Z' }));
  openPage();
  const button = await screen.findByRole('button', { name: keep.prolong });
  server.on(endpoints.keepOwnApplication, unreachable);
  await user.click(button);
  await screen.findByText(privatePageTexts.keepFailed, { exact: false });
  server.on(endpoints.keepOwnApplication, () => json(200, { ...kept, agreed_until: '2030-10-30T12:00:00.000Z', kept_if_ended: null }));
  await user.click(button);
  await screen.findByText(keep.on('Oct 30, 2030', keep.ahead(kept.kept_for)));
  expect(screen.getByText(keep.saved)).toBeVisible();
  expect(button).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: keep.heading })).toHaveFocus());
  expect(server.to(endpoints.keepOwnApplication).map(sent)).toEqual([1, 2].map(() => ({ token, keep: true })));
});

it('downloads a copy of everything', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:copy');
  openPage();
  server.on(endpoints.archiveOwnApplication, unreachable);
  await click(archive.action);
  await screen.findByText(privatePageTexts.archiveFailed, { exact: false });
  const headers = { 'Content-Disposition': 'attachment; filename="application-12345678.zip"' };
  server.on(endpoints.archiveOwnApplication, () => new Response('PK', { headers }));
  await click(archive.action);
  await waitFor(() => expect(saved.mock.contexts[0]).toMatchObject({ download: 'application-12345678.zip' }));
  expect(screen.queryByText(privatePageTexts.archiveFailed, { exact: false })).toBeNull();
});

it('sends a message with one idempotency key despite a retry, and shows it', async () => {
  openPage();
  await click(add.submit);
  expect(screen.getByRole('alert')).toHaveTextContent(texts.requiredFields);
  enter(messageField(), ' My number has changed ');
  server.on(endpoints.addOwnMessage, unreachable);
  await click(add.submit);
  await screen.findByText(privatePageTexts.messageFailed, { exact: false });
  server.on(endpoints.addOwnMessage, () => json(200, viewWith({ conversation: [messageOf('My number has changed')] })));
  await click(add.submit);
  await screen.findByText(add.sent);
  expect((await entries())[0]).toContain('My number has changed');
  expect(messageField()).toHaveValue('');
  const calls = server.to(endpoints.addOwnMessage);
  expect(calls.map(sent)).toEqual(calls.map(() => ({ token, message: 'My number has changed' })));
  expect(new Set(calls.map(({ headers }) => headers.get(idempotencyHeader))).size).toBe(1);
});

it('says how to write once an application has all messages it can have, and focuses that', async () => {
  const conversation = Array.from({ length: limits.messagesPerApplication }, (_, index) => messageOf(`Message ${index}`));
  server.on(endpoints.readOwnApplication, () => json(200, viewWith({ conversation: conversation.slice(1) })));
  server.on(endpoints.addOwnMessage, () => json(200, viewWith({ conversation })));
  openPage();
  await screen.findByLabelText(new RegExp(`^${add.label}`));
  enter(messageField(), 'The last one');
  await click(add.submit);
  await screen.findByText(privatePageTexts.messagesFull, { exact: false });
  const notice = screen.getAllByRole('status').find(({ textContent }) => textContent);
  expect(notice).toHaveTextContent(privatePageTexts.messagesFull);
  expect(notice).toHaveTextContent(company.email);
  await waitFor(() => expect(notice).toHaveFocus());
  expect(screen.queryByRole('button', { name: add.submit })).toBeNull();
});

it('asks before it withdraws an application, reports a failure until another button is pressed, and passes the focus to the new status', async () => {
  openPage();
  await click(withdraw.action);
  await clickInDialog(applicantTexts.cancel);
  expect(writeCalls()).toEqual([]);
  server.on(endpoints.withdrawOwnApplication, unreachable);
  await confirm(withdraw.action);
  await screen.findByText(privatePageTexts.withdrawFailed, { exact: false });
  await click(erase.action);
  await clickInDialog(applicantTexts.cancel);
  for (const text of [privatePageTexts.withdrawFailed, privatePageTexts.eraseFailed])
    expect(screen.queryByText(text, { exact: false })).toBeNull();
  const send = server.hold(endpoints.withdrawOwnApplication);
  await confirm(withdraw.action);
  await waitFor(() => expect(screen.getByRole('button', { name: withdraw.action })).toHaveFocus());
  send(json(200, viewWith({ status: 'withdrawn', due_at: null })));
  await screen.findByText(status.withdrawn.text);
  await waitFor(() => expect(standing()).toHaveFocus());
  expect(screen.queryByRole('button', { name: withdraw.action })).toBeNull();
});

it('asks before it erases an application, and says what was erased even if an earlier answer got lost', async () => {
  server.on(endpoints.eraseOwnApplication, unreachable);
  openPage();
  await confirm(erase.action);
  expect(await screen.findByRole('alert')).toHaveTextContent(privatePageTexts.eraseFailed);
  server.on(endpoints.eraseOwnApplication, () => refusal(404, responseTexts.unknownLink));
  await confirm(erase.action);
  const region = await screen.findByRole('status');
  await waitFor(() => expect(region).toHaveFocus());
  for (const item of applicantTexts.erased.items) expect(region).toHaveTextContent(item);
  expect(screen.queryByText(application.job_title)).toBeNull();
});

it('says before erasing that the law asks to seal, shows what is sealed and until when, and sends messages about it', async () => {
  const sealing = applicantTexts.seal('Nov 3, 2030');
  const { reference, job_title } = application;
  const sealed = {
    reference,
    job_title,
    sealed_at: application.created_at,
    kept_until: '2030-11-03T12:00:00.000Z',
    law: 'The law',
    conversation: [],
  };
  server.on(endpoints.readOwnApplication, () => json(200, { ...application, sealed_if_erased: sealed.kept_until }));
  server.on(endpoints.eraseOwnApplication, () => json(200, sealed));
  openPage();
  await manageData();
  expect(await screen.findByText(sealing.text)).toBeVisible();
  await confirm(erase.action);
  const region = await screen.findByRole('region', { name: applicantTexts.sealed.heading });
  for (const text of ['The law requires us', 'Nov 3, 2030', ...applicantTexts.sealed.items]) expect(region).toHaveTextContent(text);
  server.on(endpoints.addOwnMessage, () => json(200, { ...sealed, conversation: [messageOf('Why?')] }));
  enter(screen.getByRole('textbox', { name: new RegExp(add.label) }), 'Why?');
  await click(add.submit);
  await screen.findByText('Why?', { selector: 'p' });
  expect(server.to(endpoints.addOwnMessage).map(sent)).toEqual([{ token, message: 'Why?' }]);
});

it('offers to send a link if the URL has no token or an unknown one', async () => {
  const { unmount } = openPage('');
  emailField();
  expect(server.calls).toEqual([]);
  unmount();
  server.on(endpoints.readOwnApplication, () => refusal(404, responseTexts.unknownLink));
  openPage();
  expect(await screen.findByRole('alert')).toHaveTextContent(link.unknown);
  server.on(endpoints.requestLink, () => json(200, { message: privatePageTexts.linkRequested }));
  enter(emailField(), 'ada@example.com');
  await solveCaptcha();
  await click(link.submit);
  await screen.findByText(privatePageTexts.linkRequested);
  expect(server.to(endpoints.requestLink).map(sent)).toEqual([{ email: 'ada@example.com', recaptchaToken: 'token-1' }]);
});

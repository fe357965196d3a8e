import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { ApplicantView } from '#contract/applicant.ts';
import { endpoints, idempotencyHeader } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { answerTexts } from '#contract/answer-texts.ts';
import { applicantStatuses } from '#contract/statuses.ts';
import { texts } from '#contract/texts.ts';
import { fakeCaptcha, solveCaptcha } from '../../tests/component/captcha.ts';
import { fakeServerOfFile, json, refusal, sent, unreachable } from '../../tests/component/server.ts';
import { enter, user } from '../../tests/component/user.ts';
import { renderOnSite } from '../../tests/render.tsx';
import { applicantTexts } from '../content/applicant.ts';
import { company } from '../content/company.ts';
import { content } from '../content/applicant-head.ts';
import { paths } from '../paths.ts';
import { Component } from './Applicant.page.tsx';

const token = 'A'.repeat(43);
const { add, withdraw, erase, link, status } = applicantTexts;

const application: ApplicantView = {
  reference: '12345678',
  job_title: 'Windchill Developer',
  created_at: '2026-11-03T12:00:00.000Z',
  status: 'received',
  status_at: '2026-11-03T12:00:00.000Z',
  next_steps: 'We read it.',
  reply_days: 10,
  due_at: '2026-12-05T10:00:00.000Z',
  messages: [],
};

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
const events = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
const click = async (name: string) => user.click(await screen.findByRole('button', { name }));
const clickInDialog = async (name: string) => user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
const confirm = async (name: string) => {
  await click(name);
  await clickInDialog(name);
};
const messageField = () => screen.getByLabelText(new RegExp(`^${add.label}`));
const emailField = () => screen.getByLabelText(new RegExp(`^${link.email}`));
const writeCalls = () => server.calls.filter(({ path }) => path !== endpoints.readOwnApplication.path);

it('shows the job, the reference and what happens next, and sends the token in the body of the call', async () => {
  openPage();
  await screen.findByRole('heading', { name: application.job_title });
  screen.getByText(applicantTexts.reference('12345678'));
  const [received] = await events();
  expect(received).toMatch(/Received.*3 Nov 2026.*We read it\..*by 5 Dec/s);
  expect(server.calls.map(({ path, query }) => path + query.toString())).toEqual([endpoints.readOwnApplication.path]);
  expect(sent(server.calls[0])).toEqual({ token });
});

it('finds the token in a damaged link', async () => {
  openPage(`#%3C${token}%3E.`);
  await screen.findByRole('heading', { name: application.job_title });
  expect(sent(server.calls[0])).toEqual({ token });
});

it.each(applicantStatuses.slice(1))('shows the messages, then the status "%s" in plain words', async (now) => {
  const messages = [{ at: '2026-11-04T12:00:00.000Z', text: '<b>Hello</b>' }];
  server.on(endpoints.readOwnApplication, () =>
    json(200, { ...application, status: now, status_at: '2026-11-05T12:00:00.000Z', messages }),
  );
  openPage();
  const shown = (await events()).slice(0, 3);
  expect(shown[1]).toContain('<b>Hello</b>');
  expect(shown[2]).toContain(status[now].title);
  expect(shown[2]).toContain(status[now].text);
  const choices = [screen.queryByRole('button', { name: withdraw.action }), screen.queryByRole('button', { name: erase.action })];
  expect(choices.map(Boolean)).toEqual([now !== 'closed' && now !== 'withdrawn', true]);
  messageField();
});

it('sends a message with one idempotency key despite a retry, and shows it', async () => {
  openPage();
  await click(add.submit);
  expect(screen.getByRole('alert')).toHaveTextContent(texts.requiredFields);
  enter(messageField(), ' My number has changed ');
  server.on(endpoints.addOwnMessage, unreachable);
  await click(add.submit);
  await screen.findByText(texts.messageFailed, { exact: false });
  const messages = [{ at: '2026-11-04T12:00:00.000Z', text: 'My number has changed' }];
  server.on(endpoints.addOwnMessage, () => json(200, { ...application, messages }));
  await click(add.submit);
  await screen.findByText(add.sent);
  expect((await events())[1]).toContain('My number has changed');
  expect(messageField()).toHaveValue('');
  const calls = server.to(endpoints.addOwnMessage);
  expect(calls.map(sent)).toEqual(calls.map(() => ({ token, message: 'My number has changed' })));
  expect(new Set(calls.map(({ headers }) => headers.get(idempotencyHeader))).size).toBe(1);
});

it('says how to write once an application has all messages it can have, and focuses that', async () => {
  const messages = Array.from({ length: limits.messagesPerApplication }, (_, day) => ({
    at: new Date(Date.UTC(2026, 10, 4 + day)).toISOString(),
    text: `Message ${day}`,
  }));
  server.on(endpoints.readOwnApplication, () => json(200, { ...application, messages: messages.slice(1) }));
  server.on(endpoints.addOwnMessage, () => json(200, { ...application, messages }));
  openPage();
  await screen.findByRole('heading', { name: add.heading });
  enter(messageField(), 'The last one');
  await click(add.submit);
  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent(texts.messagesFull);
  expect(notice).toHaveTextContent(company.email);
  await waitFor(() => expect(notice).toHaveFocus());
  expect(screen.queryByRole('button', { name: add.submit })).toBeNull();
});

it('asks before it withdraws an application, and passes the focus to the new status', async () => {
  const send = server.hold(endpoints.withdrawOwnApplication);
  openPage();
  await click(withdraw.action);
  await clickInDialog(applicantTexts.cancel);
  expect(writeCalls()).toEqual([]);
  await confirm(withdraw.action);
  await waitFor(() => expect(screen.getByRole('button', { name: withdraw.action })).toHaveFocus());
  send(json(200, { ...application, status: 'withdrawn' }));
  await screen.findByText(status.withdrawn.text);
  await waitFor(() => expect(screen.getByRole('listitem', { current: 'step' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: withdraw.action })).toBeNull();
});

it('asks before it erases an application, and says what was erased even if an earlier answer got lost', async () => {
  server.on(endpoints.eraseOwnApplication, unreachable);
  openPage();
  await confirm(erase.action);
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.eraseFailed);
  server.on(endpoints.eraseOwnApplication, () => refusal(404, answerTexts.unknownLink));
  await confirm(erase.action);
  const region = await screen.findByRole('status');
  await waitFor(() => expect(region).toHaveFocus());
  for (const item of applicantTexts.erased.items) expect(region).toHaveTextContent(item);
  expect(screen.queryByText(application.job_title)).toBeNull();
});

it('reports a failed withdrawal until the applicant presses another button', async () => {
  server.on(endpoints.withdrawOwnApplication, unreachable);
  openPage();
  await confirm(withdraw.action);
  await screen.findByText(texts.withdrawFailed, { exact: false });
  await click(erase.action);
  await clickInDialog(applicantTexts.cancel);
  expect(screen.queryByText(texts.withdrawFailed, { exact: false })).toBeNull();
  expect(screen.queryByText(texts.eraseFailed, { exact: false })).toBeNull();
});

it('offers to send a link if the URL has no token or an unknown one', async () => {
  const { unmount } = openPage('');
  emailField();
  expect(server.calls).toEqual([]);
  unmount();
  server.on(endpoints.readOwnApplication, () => refusal(404, answerTexts.unknownLink));
  openPage();
  expect(await screen.findByRole('alert')).toHaveTextContent(link.unknown);
  server.on(endpoints.requestLink, () => json(200, { message: texts.linkRequested }));
  enter(emailField(), 'ada@example.com');
  await solveCaptcha();
  await click(link.submit);
  await screen.findByText(texts.linkRequested);
  expect(server.to(endpoints.requestLink).map(sent)).toEqual([{ email: 'ada@example.com', recaptchaToken: 'token-1' }]);
});

it('can load again after a failure, and passes the focus to the main heading', async () => {
  server.on(endpoints.readOwnApplication, unreachable);
  openPage();
  await screen.findByText(texts.applicationNotLoaded);
  server.on(endpoints.readOwnApplication, () => json(200, application));
  await click(applicantTexts.retry);
  await screen.findByRole('heading', { name: application.job_title });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

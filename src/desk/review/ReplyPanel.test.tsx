import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { applicationValues, fillTemplate, type MailTemplates, replyFields } from '#rooms/answers/contract/replies.ts';
import { mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import { teamTexts } from '#rooms/answers/contract/team-words.ts';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { texts, unknownField } from '#rooms/platform/contract/texts.ts';
import { anApplication } from '../../../tests/component/records.ts';
import { fakeServerOfFile, json, refusal, sent } from '../../../tests/component/server.ts';
import { account, renderStaff, WithOutcome } from '../../../tests/component/staff.tsx';
import { click, enter, user } from '../../../tests/component/user.ts';
import { morningInWords } from '../answers/outcome.tsx';
import { repliesTexts, scheduledTexts } from '../answers/replies-texts.ts';
import { tellingTexts } from '../answers/telling-texts.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { ReplyPanel } from './ReplyPanel.tsx';

const asha = anApplication();
const changed = (status: string): Application => ({ ...asha, status, updated_at: '2026-11-09T09:00:00.000Z' });
const filled = (template: 'reject' | 'ask') => fillTemplate(mailTemplatesDefaults[template], applicationValues(asha), account.name);
const [reject, ask] = [filled('reject'), filled('ask')];

const server = fakeServerOfFile();
const onClose = vi.fn<() => void>();

beforeEach(() => {
  onClose.mockReset();
  server.on(endpoints.readAccount, () => json(200, account));
});

type Props = { application: Application; words: Partial<MailTemplates> };

function Panel({ application, words }: Props) {
  const [sending, setSending] = useState(false);
  const templates = { ...mailTemplatesDefaults, ...words, sends: true };
  const props = { application, templates, onSending: setSending, onClose: () => sending || onClose() };
  return <WithOutcome>{(outcome) => <ReplyPanel {...props} outcome={outcome} onInvite={undefined} />}</WithOutcome>;
}

/** @returns the panel, whose text can be written, and what removes it */
async function open(words: Props['words'] = {}, application = asha) {
  const { unmount } = renderStaff(<Panel application={application} words={words} />);
  const dialog = within(await screen.findByRole('dialog', { name: repliesTexts.title(asha.applicant_name) }));
  await waitFor(() => expect(body()).toHaveFocus());
  return { dialog, unmount };
}

const subject = () => screen.getByLabelText(new RegExp(`^${repliesTexts.fields.subject}`));
const body = () => screen.getByLabelText(new RegExp(`^${repliesTexts.fields.body}`));
const template = () => screen.getByLabelText(repliesTexts.template);
const status = () => screen.getByLabelText(repliesTexts.status);
const replies = () => server.to(endpoints.replyToApplication);
const send = () => click(repliesTexts.send);
/** Stores each reply, with the status that it leads to. */
const acceptReplies = (status: string) =>
  server.on(endpoints.replyToApplication, () => json(201, { reply: 'mail', application: changed(status) }));

it('is written from a template, sets the status that the template suggests, and can be taken back', async () => {
  await open();
  expect(template()).toHaveValue('ask');
  await user.selectOptions(template(), 'reject');
  expect(status()).toHaveValue('Rejected');
  expect(subject()).toHaveValue('Your application for Windchill Developer');
  expect(body()).toHaveDisplayValue(/^Hi Asha Rao,/);
  acceptReplies('Rejected');
  await send();
  expect((await screen.findAllByText(repliesTexts.sent('Asha Rao')))[0]).toBeVisible();
  expect(sent(replies()[0])).toEqual({ ...reject, template: 'reject', tell: 'now', status: 'Rejected', updated_at: asha.updated_at });
  expect(onClose).toHaveBeenCalledOnce();

  server.on(endpoints.undoApplicationReply, () => json(200, asha));
  await click(dashboardTexts.undo);
  await waitFor(() => expect(server.to(endpoints.undoApplicationReply)[0]?.path).toMatch(/asha\/reply\/mail$/));
});

it('begins with a rejection for somebody who is rejected', async () => {
  const { dialog } = await open({}, changed('Rejected'));
  expect(template()).toHaveValue('reject');
  expect(dialog.getByRole('status')).toHaveTextContent(tellingTexts.leave(1, tellingTexts.soon));
});

it.each([
  ['asha', ['m1'], [['m1']], scheduledTexts.cancelled(1)],
  ['asha', [], [['m1']], scheduledTexts.tooLate(1)],
  ['ben', [], [], scheduledTexts.tooLate(1)],
])(
  'offers to stop the email that waits before another is written; one to %s is scheduled, %j can be',
  async (application, ids, sentIds, text) => {
    const mail = { id: 'm1', application, applicant_name: 'Asha Rao', job_title: 'Windchill Developer', at: '2026-11-10T03:30:00.000Z' };
    server.on(endpoints.listScheduled, () => json(200, [mail]));
    server.on(endpoints.cancelScheduled, () => json(200, { ids }));
    renderStaff(<Panel application={{ ...changed('Rejected'), told: 'mail waiting' }} words={{}} />);
    expect(await screen.findByText(new RegExp(staffTexts.mailWaits))).toBeVisible();
    expect(screen.queryByRole('button', { name: repliesTexts.send })).toBeNull();
    await click(scheduledTexts.stop);
    await waitFor(() => expect(screen.getAllByText(text).at(-1)).toBeVisible());
    expect(server.to(endpoints.cancelScheduled).map(sent)).toEqual(sentIds.map((each) => ({ ids: each })));
  },
);

it('that rejects can leave in the morning, and says until when an answer is promised', async () => {
  const { dialog } = await open();
  expect(dialog.getByText(/asha@example\.com/)).toHaveTextContent(dashboardTexts.answerBy('Nov 13'));
  expect(dialog.queryByLabelText(tellingTexts.time)).toBeNull();
  await user.selectOptions(template(), 'reject');
  await user.selectOptions(dialog.getByLabelText(tellingTexts.time), 'morning');
  acceptReplies('Rejected');
  await send();
  expect((await screen.findAllByText(tellingTexts.waits('Asha Rao', morningInWords(true))))[0]).toBeVisible();
  expect(sent(replies()[0])).toMatchObject({ template: 'reject', status: 'Rejected', tell: 'morning' });
});

it('begins with a template of the team, sets its status, and gives a rejection its reason', async () => {
  const own = [{ name: 'Kind no', status: 'Rejected', ...mailTemplatesDefaults.ask }];
  const { dialog } = await open({ own, reasons: 'Skills\nPay', reason_required: true });
  await user.selectOptions(template(), 'Kind no');
  enter(body(), 'Dear {name}, no.');
  await send();
  expect(dialog.getByText(teamTexts.reasonRequired)).toBeVisible();
  expect(body()).toHaveValue('Dear {name}, no.');
  expect(replies()).toEqual([]);
  await user.selectOptions(dialog.getByLabelText(new RegExp(`^${tellingTexts.why.label}`)), 'Pay');
  acceptReplies('Rejected');
  await send();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent(replies()[0])).toMatchObject({ body: 'Dear {name}, no.', template: 'reject', status: 'Rejected', reason: 'Pay' });
});

it('keeps an edited text while another template is looked at, and leaves the status unless one is chosen', async () => {
  await open();
  enter(body(), 'Dear {name}, why?');
  await user.selectOptions(template(), 'reject');
  expect(body()).toHaveValue(reject.body);
  await user.selectOptions(template(), 'ask');
  expect(body()).toHaveValue('Dear {name}, why?');
  acceptReplies('Pending');
  await send();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const { subject } = ask;
  expect(sent(replies()[0])).toEqual({ subject, body: 'Dear {name}, why?', template: 'ask', updated_at: asha.updated_at });
});

it('keeps an unsent text with its template and status until it is sent or cancelled, but no template alone', async () => {
  const first = await open();
  await user.selectOptions(status(), 'Shortlisted');
  enter(body(), 'Dear {name}, why?');
  first.unmount();
  const second = await open();
  expect([template(), status(), body()].map((field) => (field as HTMLInputElement).value)).toEqual([
    ...['ask', 'Shortlisted', 'Dear {name}, why?'],
  ]);
  await click(dashboardTexts.cancel);
  second.unmount();
  const third = await open();
  expect(body()).toHaveValue(ask.body);
  enter(body(), 'Dear {name}, come!');
  acceptReplies('Pending');
  await send();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  third.unmount();
  const fourth = await open();
  expect(body()).toHaveValue(ask.body);
  await user.selectOptions(template(), 'reject');
  fourth.unmount();
  await open();
  expect(template()).toHaveValue('ask');
});

it('is not sent with an unknown field, nor with a name in the subject, and cannot be closed while it is sent', async () => {
  const { dialog } = await open();
  enter(subject(), 'Hello {name}');
  enter(body(), 'Dear {nmae}');
  await send();
  expect(dialog.getByText(unknownField('name', ['job', 'reference', 'company']))).toBeInTheDocument();
  expect(dialog.getByText(unknownField('nmae', replyFields.application))).toBeInTheDocument();
  expect(replies()).toEqual([]);

  enter(subject(), 'Hello');
  enter(body(), 'Dear {name}');
  const answer = server.hold(endpoints.replyToApplication);
  await send();
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  answer(refusal(500, texts.internal));
  expect(await dialog.findByText(staffTexts.replyFailed)).toBeVisible();
});

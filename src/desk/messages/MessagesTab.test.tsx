import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { aMessage } from '../../../tests/component/records.ts';
import { fakeServerOfFile, json, nextPage, noContent, refusal, sent } from '../../../tests/component/server.ts';
import { account, renderStaff, someCounts } from '../../../tests/component/staff.tsx';
import { button, click, enter, user } from '../../../tests/component/user.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { messagesTexts } from './messages-texts.ts';
import { repliesTexts } from '../answers/replies-texts.ts';
import { MessagesTab } from './MessagesTab.tsx';

/** At the office, it is the next day already. */
const upgrade = aMessage({ created_at: '2026-11-04T21:30:00.000Z' });
const spam = aMessage({ id: 'spam', name: 'Bob', subject: 'Buy <b>now</b>', message: '<script>alert(1)</script>' });

const server = fakeServerOfFile();

/** @param wide whether the window has room for a message beside the list */
const setWide = (wide: boolean) => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), { matches: wide, media: query, onchange: null, addListener: vi.fn(), removeListener: vi.fn() }),
  );
};

beforeEach(() => {
  setWide(false);
  server.on(endpoints.listMessages, () => json(200, [upgrade, spam]));
  server.on(endpoints.readMailTemplates, () => json(200, { ...mailTemplatesDefaults, sends: false }));
  server.on(endpoints.readCounts, () => json(200, someCounts({ openMessages: 2 })));
});

const row = (name: string) => screen.queryByRole('row', { name: new RegExp(name) });

async function open(path = '/') {
  renderStaff(<MessagesTab />, { path });
  await screen.findByRole('table');
}

async function remove() {
  await click(messagesTexts.moreNamed(upgrade.subject, upgrade.name));
  await click(messagesTexts.deleteNamed(upgrade.subject, upgrade.name));
  expect(await screen.findByText(messagesTexts.deleteQuestion)).toBeInTheDocument();
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: dashboardTexts.delete }));
}

describe('the messages', () => {
  it('are shown in full, as plain text, with a reply by mail, and lead to the next one by N, or by a button until the last', async () => {
    await open();
    await click(messagesTexts.readNamed(upgrade.subject, upgrade.name));
    await screen.findByRole('button', { name: messagesTexts.next });
    await user.keyboard('n');
    const dialog = await screen.findByRole('dialog', { name: spam.subject });
    expect(screen.queryByRole('button', { name: messagesTexts.next })).toBeNull();
    expect(within(dialog).getByText(spam.message)).toBeInTheDocument();
    expect(await within(dialog).findByText(messagesTexts.replyHint)).toBeInTheDocument();
    const reply = new URL(within(dialog).getByRole('link', { name: messagesTexts.reply }).getAttribute('href') ?? '');
    expect(reply.searchParams.get('subject')).toBe(`Re: ${spam.subject}`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button(messagesTexts.readNamed(spam.subject, spam.name))).toHaveFocus());
  });

  it('are marked until somebody opens them', async () => {
    const unread = aMessage({ unread_at: '2026-11-04T09:30:00.000Z' });
    server.on(endpoints.listMessages, () => json(200, [unread, spam]));
    server.on(endpoints.markMessageRead, () => noContent());
    await open();
    await click(messagesTexts.readNamed(unread.subject, unread.name, true));
    await screen.findByRole('dialog', { name: unread.subject });
    await waitFor(() => expect(server.to(endpoints.markMessageRead).map(({ path }) => path)).toEqual([expect.stringContaining(unread.id)]));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button(messagesTexts.readNamed(unread.subject, unread.name))).toHaveFocus());
  });

  it.each([
    ['?tab=messages&status=Open', { status: 'Open', order: 'oldest' }],
    ['?tab=messages&status=late&q=x', { view: 'late' }],
    ['?tab=messages&status=unread&q=x', { view: 'unread' }],
    ['?tab=messages&status=Answered&q=ada', { status: 'Answered', q: 'ada' }],
  ])('of %s are asked for by %j', async (address, query) => {
    await open(`/${address}`);
    expect(Object.fromEntries(server.to(endpoints.listMessages)[0]?.query ?? [])).toEqual(query);
  });

  it('are searched from everywhere on the tab with /, whatever their status', async () => {
    await open('/?tab=messages&status=Open');
    await user.keyboard('/');
    await user.type(screen.getByRole('searchbox', { name: messagesTexts.search }), 'ada{Enter}');
    await waitFor(() => expect(server.to(endpoints.listMessages).at(-1)?.query.get('q')).toBe('ada'));
    expect(server.to(endpoints.listMessages).at(-1)?.query.has('status')).toBe(false);
  });

  it('are marked, deleted and named together once selected, and those that failed stay selected', async () => {
    server.on(endpoints.changeMessages, (call) =>
      json(200, { results: (sent(call)['ids'] as string[]).map((id) => ({ id, outcome: 'done', before: 'Open' })) }),
    );
    await open();
    await user.click(screen.getByRole('checkbox', { name: messagesTexts.selectLoaded }));
    const bar = within(await screen.findByRole('group', { name: messagesTexts.bulk.label }));
    await user.click(bar.getByRole('button', { name: messagesTexts.markDone }));
    expect(await screen.findAllByText(messagesTexts.bulk.changed(2, 'Answered'))).not.toEqual([]);
    await click(dashboardTexts.undo);
    await screen.findAllByText(messagesTexts.bulk.changed(2, 'Open'));
    await user.click(screen.getByRole('checkbox', { name: messagesTexts.selectNamed(spam.subject, spam.name) }));
    for (const outcome of ['failed', 'held'] as const) {
      server.on(endpoints.changeMessages, () => json(200, { results: [{ id: spam.id, outcome }] }));
      await user.click(within(await screen.findByRole('group')).getByRole('button', { name: dashboardTexts.delete }));
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: dashboardTexts.delete }));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(messagesTexts.bulk[outcome](1)));
    }
    expect(screen.getByRole('checkbox', { name: messagesTexts.selectNamed(spam.subject, spam.name) })).toBeChecked();
    const ids = [upgrade.id, spam.id];
    expect(server.to(endpoints.changeMessages).map(sent)).toEqual([
      { ids, set: 'Answered' },
      { ids, set: 'Open' },
      ...Array.from({ length: 2 }, () => ({ ids: [spam.id], delete: true })),
    ]);
  });

  it('are shown beside a long list, where J, K and a reply go on with the next', async () => {
    setWide(true);
    await open();
    const thread = (name: string) => screen.findByRole('complementary', { name });
    const heading = (name: string) => screen.getByRole('heading', { name });
    await waitFor(() => expect(button(messagesTexts.readNamed(upgrade.subject, upgrade.name))).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await thread(upgrade.subject)).toHaveTextContent(dashboardTexts.answerBy('Nov 6'));
    await user.keyboard('j');
    expect(await thread(spam.subject)).toHaveTextContent(spam.message);
    await user.keyboard('{Enter}');
    expect(heading(spam.subject)).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button(messagesTexts.readNamed(spam.subject, spam.name))).toHaveFocus());
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('are deleted after a question, which is announced, and come back if that fails, which the dialog that is open by then says', async () => {
    await open();
    const send = server.hold(endpoints.deleteMessage);
    await remove();
    await click(messagesTexts.readNamed(spam.subject, spam.name));
    send(refusal(500, texts.internal));
    const dialog = within(await screen.findByRole('dialog', { name: spam.subject }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(`${messagesTexts.deleteFailed}${upgrade.name}: ${texts.internal}`);
    expect(screen.getAllByRole('row')[1]).toHaveTextContent(upgrade.name);
    await user.click(dialog.getByRole('button', { name: dashboardTexts.dismiss }));
    expect(dialog.getByRole('button', { name: dashboardTexts.close })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    server.on(endpoints.deleteMessage, noContent);
    await remove();
    await waitFor(() => expect(row(upgrade.name)).toBeNull());
    expect(await screen.findByText(messagesTexts.deleted(upgrade.name))).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: messagesTexts.count(1) })).toBeInTheDocument();
    expect(button(messagesTexts.readNamed(spam.subject, spam.name))).toHaveFocus();
  });

  it('are marked as answered with one click, leave the list of open ones, and come back by Undo', async () => {
    server.on(endpoints.setMessageStatus, (call) => json(200, { ...upgrade, ...sent(call) }));
    await open('/?tab=messages&status=Open');
    expect(row(upgrade.name)).toHaveTextContent(dashboardTexts.answerBy('Nov 6'));
    vi.useFakeTimers();
    fireEvent.click(button(messagesTexts.markDoneNamed(upgrade.subject, upgrade.name)));
    await act(() => vi.advanceTimersByTimeAsync(700));
    expect(row(upgrade.name)).toHaveTextContent('Answered');
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(row(upgrade.name)).toBeNull();
    vi.useRealTimers();
    expect(screen.getByRole('heading', { name: messagesTexts.count(1) })).toBeInTheDocument();
    await user.keyboard('u');
    expect(row(upgrade.name)).toHaveTextContent('Open');
    await waitFor(() => expect(server.to(endpoints.setMessageStatus).map(sent)).toEqual([{ status: 'Answered' }, { status: 'Open' }]));
  });

  it('load the next page when the last shown message is deleted', async () => {
    server.on(endpoints.listMessages, ({ query }) => (query.has('cursor') ? json(200, [spam]) : json(200, [upgrade], nextPage())));
    await open();
    server.on(endpoints.deleteMessage, noContent);
    await remove();
    await waitFor(() => expect(row(spam.name)).toBeInTheDocument());
    expect(screen.queryByRole('button', { name: dashboardTexts.loadMore })).toBeNull();
  });
});

describe('a reply by mail', () => {
  const answeredMessage = {
    ...upgrade,
    status: 'Answered',
    delivery: 'failed',
    replies: [{ id: 'mail', at: '2026-11-05T09:30:00.000Z', by: 'ada', subject: 'Yes', text: 'Next week.', from: 'Open' }],
  };

  beforeEach(() => {
    server.on(endpoints.readMailTemplates, () => json(200, { ...mailTemplatesDefaults, sends: true }));
    server.on(endpoints.readAccount, () => json(200, { ...account, name: 'Robin Ito', title: 'Recruiter' }));
  });

  const openMessage = async ({ subject, name } = upgrade) => {
    await open();
    await click(messagesTexts.readNamed(subject, name));
    return within(await screen.findByRole('dialog', { name: subject }));
  };

  /** @returns the form in the dialog of the message */
  const openReply = async (message = upgrade) => {
    const dialog = await openMessage(message);
    await user.click(await dialog.findByRole('button', { name: messagesTexts.reply }));
    await dialog.findByLabelText(new RegExp(`^${repliesTexts.fields.body}`));
    return dialog;
  };

  it('is signed, however late the account is known', async () => {
    const sendAccount = server.hold(endpoints.readAccount);
    const dialog = await openMessage();
    await user.click(await dialog.findByRole('button', { name: messagesTexts.reply }));
    await dialog.findByText(dashboardTexts.loading);
    expect(dialog.queryByLabelText(new RegExp(`^${repliesTexts.fields.body}`))).toBeNull();
    sendAccount(json(200, { ...account, name: 'Robin Ito', title: 'Recruiter' }));
    const body = await dialog.findByLabelText(new RegExp(`^${repliesTexts.fields.body}`));
    expect(body).toHaveDisplayValue(/\nRobin Ito, Recruiter\n/);
  });

  it('quotes what looks like a field as plain text, and leaves the signature to the server if the account cannot be loaded', async () => {
    const message = { ...upgrade, subject: 'Re: {x}', message: 'Use {name} or {what}' };
    server.on(endpoints.listMessages, () => json(200, [message]));
    server.on(endpoints.readAccount, () => refusal(500, 'Failed'));
    const dialog = await openReply(message);
    expect(dialog.getByLabelText(new RegExp(`^${repliesTexts.fields.body}`))).toHaveDisplayValue(/\{writer\}/);
    expect(dialog.getByLabelText(new RegExp(`^${repliesTexts.fields.body}`))).toHaveDisplayValue(/> Use \(name\) or \(what\)$/);
    expect(dialog.getByDisplayValue('Re: (x)')).toBeInTheDocument();
  });

  it('is written below the message, and can be taken back', async () => {
    const dialog = await openReply();
    const body = dialog.getByLabelText(new RegExp(`^${repliesTexts.fields.body}`));
    await waitFor(() => expect(body).toHaveFocus());
    const greeting = `Hi ${upgrade.name},\n\n`;
    expect(body).toHaveDisplayValue(new RegExp(`^${greeting}`));
    expect(body).toHaveProperty('selectionEnd', greeting.length);
    const said = messagesTexts.introduction('Nov 4', upgrade.name);
    expect(body).toHaveDisplayValue(new RegExp(`${said}\n> ${upgrade.message.split('\n')[0]}`));
    enter(body, 'Next week.');
    server.on(endpoints.replyToMessage, () => json(201, { reply: 'mail', message: answeredMessage }));
    server.on(endpoints.listMessages, () => json(200, [answeredMessage, spam]));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findAllByText(repliesTexts.sent(upgrade.name))).toHaveLength(2);
    expect(sent(server.to(endpoints.replyToMessage)[0])).toEqual({ subject: `Re: ${upgrade.subject}`, body: 'Next week.', replies: 0 });

    server.on(endpoints.undoMessageReply, () => json(200, upgrade));
    await click(dashboardTexts.undo);
    expect(await screen.findByText(repliesTexts.takenBack(upgrade.name))).toBeInTheDocument();
    expect(server.to(endpoints.undoMessageReply)[0]?.path).toMatch(/upgrade\/reply\/mail$/);
  });

  it('shows the reply of somebody who was faster, and that it could not be delivered, and is then sent in addition', async () => {
    const dialog = await openReply();
    const send = async () => user.click(await dialog.findByRole('button', { name: repliesTexts.send }));
    server.on(endpoints.replyToMessage, () => json(409, { error: responseTexts.staleMessage, current: answeredMessage }));
    await send();
    expect(await dialog.findByText(responseTexts.staleMessage)).toBeVisible();
    expect(dialog.getByText('Next week.')).toBeInTheDocument();
    expect(dialog.getByText(repliesTexts.delivery.failed, { exact: false })).toBeVisible();
    server.on(endpoints.replyToMessage, () => json(201, { reply: 'second', message: answeredMessage }));
    await send();
    await screen.findAllByText(repliesTexts.sent(upgrade.name));
    const [first, second] = server.to(endpoints.replyToMessage);
    expect([sent(first)['replies'], sent(second)['replies']]).toEqual([0, 1]);
    expect(second?.headers.get(idempotencyHeader)).toBe(first?.headers.get(idempotencyHeader));
  });

  it.each([
    ['cannot be taken back once it is on its way', () => refusal(409, responseTexts.replyOnItsWay), responseTexts.replyOnItsWay],
    [
      'is taken back if it is gone, as after a lost answer',
      () => refusal(404, responseTexts.messageNotFound),
      repliesTexts.takenBack(upgrade.name),
    ],
  ])('%s', async (_, answer, text) => {
    const dialog = await openReply();
    server.on(endpoints.replyToMessage, () => json(201, { reply: 'mail', message: answeredMessage }));
    await user.click(await dialog.findByRole('button', { name: repliesTexts.send }));
    server.on(endpoints.undoMessageReply, answer);
    await user.click(await screen.findByRole('button', { name: dashboardTexts.undo }));
    expect(await screen.findByText(text, { exact: false })).toBeInTheDocument();
  });

  it('is shown with the message, and says if it could not be delivered, or is deleted before it has left', async () => {
    server.on(endpoints.listMessages, () => json(200, [answeredMessage]));
    const dialog = await openMessage();
    expect(dialog.getByText('Next week.')).toBeInTheDocument();
    expect(dialog.getByRole('alert')).toHaveTextContent(repliesTexts.delivery.failed);
    await user.click(dialog.getByRole('button', { name: dashboardTexts.delete }));
    expect(await screen.findByText(messagesTexts.deleteConsequence)).toBeInTheDocument();
  });
});

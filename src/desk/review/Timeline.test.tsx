import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TimelineEntry } from '#rooms/applications/contract/timeline.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { entryHash } from '#rooms/platform/contract/paths.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { aColleague, anApplication, anEntry } from '../../../tests/component/records.ts';
import { fakeServerOfFile, json, nextPage, noContent, refusal, sent, soon, unreachable } from '../../../tests/component/server.ts';
import { account, renderStaff, WithOutcome } from '../../../tests/component/staff.tsx';
import { button, click, user } from '../../../tests/component/user.ts';
import { repliesTexts } from '../answers/replies-texts.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { formatTimeAndWeekday } from '../shell/interview-words.ts';
import { reviewTexts } from './review-texts.ts';
import { Timeline } from './Timeline.tsx';

const asha = anApplication();
const server = fakeServerOfFile();
let entries: TimelineEntry[];

beforeEach(() => {
  entries = [];
  server.on(endpoints.readTimeline, () => json(200, entries));
  server.on(endpoints.readAccount, () => json(200, account));
});

const open = (hash = '') =>
  renderStaff(<WithOutcome>{({ report }) => <Timeline application={asha} report={report} noteRef={null} />}</WithOutcome>, {
    path: `/${hash}`,
  });
const press = (keys: string) => user.keyboard(keys);
const items = () => screen.findAllByRole('listitem');
const texts = async () => (await items()).map(({ textContent }) => textContent);
const note = () => screen.getByLabelText(reviewTexts.note.label);
const heading = () => screen.getByRole('heading', { name: reviewTexts.history });

describe('an entry', () => {
  const [first, second] = ['2026-12-03T10:00:00.000Z', '2026-12-04T10:00:00.000Z'] as const;
  const [from, to] = [first, second].map(formatTimeAndWeekday);
  const { ownChanges, byApplicant, bySite, statusChanged, assigned } = reviewTexts;
  const ofVisitor = { by: 'visitor' };

  it.each<[Partial<TimelineEntry>, string]>([
    [{ kind: 'received', ...ofVisitor }, `${reviewTexts.received}${byApplicant} · `],
    [{ kind: 'status', from: 'Pending', to: 'Withdrawn', ...ofVisitor }, `${statusChanged('Pending', 'Withdrawn')}${byApplicant} · `],
    [{ kind: 'status', from: 'Pending', to: 'Rejected', told: 'not told' }, 'Pending → Rejected, Not notified yet'],
    [{ kind: 'status', told: 'told in person' }, 'told in person'],
    [{ kind: 'assignee', to: 'ada' }, assigned('', 'ada')],
    [{ kind: 'assignee', from: 'ada' }, assigned('ada', '')],
    [{ kind: 'profile', text: 'Phone: 1 → 2', ...ofVisitor }, `${ownChanges.profile}${byApplicant} · `],
    [{ kind: 'resume', from: 'Asha.pdf', to: 'Asha 2026.pdf', ...ofVisitor }, `${ownChanges.resume} · Asha.pdf → Asha 2026.pdf`],
    [{ kind: 'keep on', text: visitorTexts.keep, ...ofVisitor }, ownChanges['keep on']],
    [{ kind: 'scorecard', by: 'kim' }, `${reviewTexts.scorecard}kim · `],
    [{ kind: 'interview', template: 'booked', to: first, ...ofVisitor }, `Interview booked: ${from}`],
    [{ kind: 'interview', template: 'moved', from: first, to: second }, `Interview moved: ${from} → ${to}`],
    [{ kind: 'interview', template: 'changed', from: second, to: first }, `Interview moved: ${to} → ${from}`],
    [{ kind: 'interview', template: 'changed', from: first, to: first }, `Interview on ${from} changed`],
    [{ kind: 'interview', template: 'cancelled', from: second }, `Interview canceled: ${to}`],
    [{ kind: 'interview', template: 'cancelled', by: 'site' }, `Proposed times withdrawn${bySite} · `],
    [{ kind: 'interview', template: 'declined', ...ofVisitor }, 'No time works'],
    [{ kind: 'mail', template: 'confirmation', by: 'site' }, `${repliesTexts.delivery.confirmation}${bySite} · `],
    [{ kind: 'mail', subject: 'Hello', from: 'Pending', to: 'Rejected' }, `${repliesTexts.delivery.mail('Hello')} · Pending → Rejected`],
  ])('%j says what happened', async (values, text) => {
    entries = [anEntry(values)];
    open();
    expect((await texts())[0]?.slice(0, text.length)).toBe(text);
  });

  it('has what somebody has written, as text, folds quotes, says which files are in the inbox only, and if a mail failed', async () => {
    const files = [
      { name: 'A & B.pdf', taken: true },
      { name: 'photos.zip', taken: false },
    ];
    entries = [
      anEntry({ id: 'mailed', kind: 'message', by: 'visitor', text: '<b>Yes</b>, Monday.', quoted: '> When?', files }),
      anEntry({ id: 'mail', kind: 'mail', subject: 'Hello', text: 'Dear Asha', delivery: 'failed' }),
      anEntry({ id: 'declined', kind: 'interview', template: 'declined', text: 'I am at sea until May.' }),
    ];
    open();
    const [message, mail] = await texts();
    expect(message).toContain(reviewTexts.notTaken('photos.zip'));
    expect(screen.getByText('<b>Yes</b>, Monday.')).toBeVisible();
    expect(screen.getByText('> When?')).not.toBeVisible();
    const file = screen.getByRole('link', { name: 'A & B.pdf' });
    expect(file).toHaveAttribute('href', '/uploads/resumes/asha/mailed/A%20%26%20B.pdf');
    expect(mail).toContain(repliesTexts.delivery.failed);
    expect(mail).toContain('Dear Asha');
    expect(screen.getByText('I am at sea until May.')).toBeVisible();
  });

  it('of hiring managers, former ones too, is marked, and so are whom they ask and what they recommend', async () => {
    entries = [
      anEntry({ id: '1', by: 'mia', role: 'manager', recommendation: 'yes', text: 'Hire her, @Bob and @carol.', mentions: ['bob'] }),
      anEntry({ id: '2', by: 'max', role: 'manager', recommendation: 'no', text: 'Or @Mia?', mentions: ['mia'] }),
      anEntry({ id: '3', by: 'zoe', role: 'recruiter' }),
    ];
    server.on(endpoints.listColleagues, () => json(200, [aColleague('mia', { name: 'Mia <Ek>', disabled: true })]));
    open();
    expect(await screen.findByText('@Mia <Ek>', { selector: 'mark' })).toBeVisible();
    const [first, second, last] = await items();
    expect(first).toHaveTextContent('Mia <Ek> · ');
    expect(second).toHaveTextContent(reviewTexts.asked(['Mia <Ek>']));
    for (const text of [reviewTexts.manager, reviewTexts.recommendations.yes, reviewTexts.asked(['bob'])]) {
      expect(first).toHaveTextContent(text);
      expect(last).not.toHaveTextContent(text);
    }
    expect([...(first?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual(['@Bob']);
  });

  it('to which a mail leads has the focus', async () => {
    entries = [anEntry({ id: 'answer', text: 'Yes.' }), anEntry({ id: 'question', text: 'Weak on PLM?' })];
    open(entryHash('question'));
    await waitFor(() => expect(screen.getByText('Weak on PLM?').closest('li')).toHaveFocus());
  });
});

it('older entries are shown on request, again if that fails, which passes the focus to the first, and stay when a note is added', async () => {
  const pages = [[anEntry({ id: 'newer', text: 'Newer' })], ['Older', 'Oldest'].map((text) => anEntry({ id: text, by: 'zoe', text }))];
  let older = unreachable;
  server.on(endpoints.readTimeline, ({ query }) => (query.has('cursor') ? older() : json(200, pages[0], nextPage())));
  open();
  await user.click(await screen.findByRole('button', { name: reviewTexts.showOlder }));
  expect(await screen.findByRole('alert')).toHaveTextContent(reviewTexts.timelineFailed);
  expect(screen.getByText('Newer')).toBeVisible();
  older = () => Promise.resolve(json(200, pages[1]));
  await click(reviewTexts.showOlder);
  await waitFor(async () => expect((await items())[1]).toHaveFocus());
  expect(screen.queryByRole('button', { name: reviewTexts.showOlder })).toBeNull();
  const added = anEntry({ id: 'new', text: 'Call her.' });
  server.on(endpoints.addNote, () => {
    pages[0]?.unshift(added);
    return json(201, added);
  });
  expect(screen.getByText(reviewTexts.note.hint)).toBeVisible();
  await user.type(note(), 'Call her.');
  await press('{Control>}{Enter}{/Control}');
  await screen.findByText('Call her.', { selector: 'p' });
  const shown = (await texts()).map((text) => /Call her|Newer|Older|Oldest/.exec(text)?.[0]);
  expect(shown).toEqual(['Call her', 'Newer', 'Older', 'Oldest']);
  expect(note()).toHaveValue('');
  // The keys of the page work at once.
  expect(heading()).toHaveFocus();
  expect(sent(server.to(endpoints.addNote)[0])).toEqual({ text: 'Call her.' });
});

describe('a note', () => {
  const { add, edit, save, addFailed, question } = reviewTexts.note;
  const names = () => [...(screen.queryByRole('listbox')?.children ?? [])].map(({ textContent }) => textContent);

  it('completes the name of a colleague who may see the application, by keys', async () => {
    const managers = [
      aColleague('anton', { role: 'manager', jobs: [asha.job_id] }),
      aColleague('anya', { role: 'manager', jobs: ['other'] }),
      aColleague('andy', { disabled: true }),
    ];
    const bob = aColleague('bob', { name: 'Robert 王小明 Ann-Lee' });
    server.on(endpoints.listColleagues, () => json(200, [aColleague('admin'), aColleague('ann'), ...managers, bob]));
    open();
    await user.type(note(), 'ann@example.com, @');
    await waitFor(() => expect(names()).toEqual(['ann', 'anton', bob.name]));
    await press('AN{ArrowDown}');
    const chosen = within(screen.getByRole('listbox')).getByRole('option', { selected: true });
    expect(chosen).toHaveTextContent('anton');
    expect(note()).toHaveAttribute('aria-activedescendant', chosen.id);
    await press('{Enter}');
    expect(note()).toHaveValue('ann@example.com, @anton ');
    expect(names()).toEqual([]);
    await press('and @王');
    await user.click(screen.getByRole('option', { name: bob.name }));
    await press('please @');
    expect(note()).toHaveValue('ann@example.com, @anton and @bob please @');
    await press('{Escape}');
    expect(names()).toEqual([]);
    expect(note()).toHaveFocus();
    await press('{Escape}');
    expect(note()).not.toHaveFocus();
  });

  it('survives a failure and a lost answer, and is then stored once', async () => {
    const { unmount } = open();
    await user.type(note(), 'Half a thought');
    server.on(endpoints.addNote, unreachable);
    await click(add);
    expect(await screen.findByRole('alert')).toHaveTextContent(addFailed);
    unmount();
    open();
    expect(note()).toHaveValue('Half a thought');
    // The server has stored it, but the answer got lost.
    const added = anEntry({ id: 'new', text: 'Half a thought' });
    entries = [added];
    server.on(endpoints.addNote, () => json(201, added));
    await click(add);
    await waitFor(() => expect(note()).toHaveValue(''));
    const [first, second] = server.to(endpoints.addNote).map(({ headers }) => headers.get(idempotencyHeader));
    expect(first).toMatch(/./);
    expect(second).toBe(first);
    expect(screen.getAllByText('Half a thought', { selector: 'p' })).toHaveLength(1);
  });

  it('can be changed by its author only, who gets the focus in it, and keeps a refused text', async () => {
    const own = anEntry({ id: 'own', text: 'Mine' });
    entries = [own, anEntry({ id: 'other', by: 'zoe', text: '<img src=x onerror="alert(1)">' })];
    open();
    expect(await screen.findByText('<img src=x onerror="alert(1)">')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('button', { name: edit })).toHaveLength(1));
    await click(edit);
    expect(screen.getByDisplayValue('Mine')).toHaveFocus();
    await press('{End}!');
    server.on(endpoints.updateNote, () => refusal(403, responseTexts.noteOfSomebodyElse));
    await click(save);
    expect(await screen.findByRole('alert')).toHaveTextContent(responseTexts.noteOfSomebodyElse);
    expect(screen.getByDisplayValue('Mine!')).toBeVisible();
    await click(dashboardTexts.cancel);
    expect(screen.getByText('Mine')).toBeVisible();
    await waitFor(() => expect(button(edit)).toHaveFocus());
    await click(edit);
    await press('{End}!');
    const changed = { ...own, text: 'Mine!', updated_at: '2026-11-04T10:00:00.000Z' };
    entries = [changed];
    server.on(endpoints.updateNote, () => json(200, changed));
    await click(save);
    expect(await screen.findByText('Mine!', { selector: 'p' })).toBeVisible();
    expect(sent(server.to(endpoints.updateNote)[1])).toEqual({ text: 'Mine!' });
  });

  it('is deleted after a question, whose button gets the focus back, which then goes to the heading', async () => {
    entries = [anEntry({ text: 'Mine' })];
    server.on(endpoints.deleteNote, () =>
      soon(() => {
        entries = [anEntry({ id: 'later', by: 'zoe', text: 'Meanwhile' })];
        return noContent();
      }),
    );
    open();
    const answer = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: reviewTexts.note.delete }));
      await screen.findByText(question);
      await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
    };
    await answer(dashboardTexts.cancel);
    await waitFor(() => expect(button(reviewTexts.note.delete)).toHaveFocus());
    await answer(dashboardTexts.delete);
    await waitFor(() => expect(heading()).toHaveFocus());
    expect(screen.queryByText('Mine')).toBeNull();
    // A change also loads what others have added.
    expect(await screen.findByText('Meanwhile')).toBeVisible();
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Application } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { texts } from '#contract/texts.ts';
import { resumeTypes } from '#contract/resume.ts';
import { anApplication } from '../../../tests/component/records.ts';
import { aJob } from '../../../tests/example-job.ts';
import { delayed, fakeServer, json, refusal, soon, unreachable } from '../../../tests/component/server.ts';
import { renderStaff } from '../../../tests/component/staff.tsx';
import { dashboardTexts, applicationsTexts } from '../../content/staff/dashboard.ts';
import { openSession } from '../session/session.ts';
import { ApplicationsTab } from './ApplicationsTab.tsx';

const asha = anApplication();
const ben = anApplication({ id: 'ben', applicant_name: 'Ben Cho', resume: null, resume_path: null });

let server: ReturnType<typeof fakeServer>;
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  server = fakeServer();
  server.on(endpoints.listJobs, () => json(200, [aJob()]));
  server.on(endpoints.listApplications, () => json(200, [asha]));
  openSession({ token: 'id-token', customToken: 'custom', expiresAt: '2026-11-20T21:00:00.000Z' });
});

async function open(path = '/?tab=applications') {
  const { router } = renderStaff(<ApplicationsTab />, { path });
  await screen.findByRole('table');
  return router;
}

const row = (name: string) => screen.queryByRole('row', { name: new RegExp(name) });
const lastQuery = () => Object.fromEntries(server.to(endpoints.listApplications).at(-1)?.query ?? []);
const focusWindow = () => act(() => void window.dispatchEvent(new Event('focus')));

describe('the filter', () => {
  it('goes to the server and into the address', async () => {
    const router = await open();
    await user.selectOptions(screen.getByLabelText(applicationsTexts.status), 'Pending');
    await user.selectOptions(screen.getByLabelText(applicationsTexts.job), 'windchill');
    await screen.findByRole('heading', { name: applicationsTexts.count(1, true) });
    expect(lastQuery()).toEqual({ status: 'Pending', job_id: 'windchill' });
    expect(router.state.location.search).toBe('?tab=applications&status=Pending&job=windchill');
    await user.click(screen.getByRole('button', { name: dashboardTexts.clearFilter }));
    await screen.findByRole('heading', { name: applicationsTexts.count(1, false) });
    expect(lastQuery()).toEqual({});
  });

  it('is read from the address, without invalid values', async () => {
    await open('/?tab=applications&status=Hired&q=%20ash%20');
    expect(lastQuery()).toEqual({ q: 'ash' });
    expect(screen.getByLabelText(applicationsTexts.search)).toHaveValue('ash');
  });

  it('searches once when the typing pauses', async () => {
    await open();
    const before = server.to(endpoints.listApplications).length;
    await user.type(screen.getByLabelText(applicationsTexts.search), 'asha');
    await waitFor(() => expect(lastQuery()).toEqual({ q: 'asha' }));
    expect(server.to(endpoints.listApplications)).toHaveLength(before + 1);
  });

  it('searches at once when Enter is pressed', async () => {
    await open();
    await user.type(screen.getByLabelText(applicationsTexts.search), 'asha{Enter}');
    expect(lastQuery()).toEqual({ q: 'asha' });
    await screen.findByRole('table');
  });

  it('postpones the search while a dialog is open', async () => {
    const router = await open();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await user.type(screen.getByLabelText(applicationsTexts.search), 'ash');
    await user.click(screen.getByRole('button', { name: applicationsTexts.detailsNamed(asha.applicant_name) }));
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.getByRole('dialog', { name: asha.applicant_name })).toBeVisible();
    expect(lastQuery()).toEqual({});
    await user.click(screen.getByRole('button', { name: dashboardTexts.close }));
    act(() => void vi.advanceTimersByTime(1000));
    await waitFor(() => expect(lastQuery()).toEqual({ q: 'ash' }));
    expect(router.state.location.search).toContain('q=ash');
  });

  it('ignores the late answer to an earlier search', async () => {
    await open();
    const { answer, send } = delayed();
    server.on(endpoints.listApplications, ({ query }) => (query.get('q') === 'a' ? answer : json(200, [ben])));
    await user.type(screen.getByLabelText(applicationsTexts.search), 'a{Enter}');
    await user.type(screen.getByLabelText(applicationsTexts.search), 'b{Enter}');
    await waitFor(() => expect(row('Ben')).toBeInTheDocument());
    send(json(200, [asha]));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(row('Asha')).toBeNull();
  });

  it('works when the jobs fail to load, and reports that', async () => {
    server.on(endpoints.listJobs, unreachable);
    await open();
    expect(await screen.findByText(texts.fetchJobsFailed)).toBeInTheDocument();
    expect(row('Asha')).toBeInTheDocument();
  });
});

describe('the window’s focus', () => {
  it('loads new applications and changed ones, and keeps the keyboard focus', async () => {
    await open();
    const details = screen.getByRole('button', { name: applicationsTexts.detailsNamed(asha.applicant_name) });
    details.focus();
    server.on(endpoints.listApplications, () => json(200, [ben, { ...asha, status: 'Reviewed' }]));
    focusWindow();
    await waitFor(() => expect(row('Ben')).toBeInTheDocument());
    expect(screen.getByLabelText(applicationsTexts.statusOf(asha.applicant_name))).toHaveValue('Reviewed');
    expect(details).toHaveFocus();
  });

  it('changes nothing when the server cannot be reached', async () => {
    await open();
    server.on(endpoints.listApplications, unreachable);
    focusWindow();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(row('Asha')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the application that a dialog shows', async () => {
    await open();
    const { answer, send } = delayed();
    server.on(endpoints.listApplications, () => answer);
    focusWindow();
    await user.click(screen.getByRole('button', { name: applicationsTexts.detailsNamed(asha.applicant_name) }));
    send(json(200, [ben]));
    await waitFor(() => expect(row('Ben')).toBeInTheDocument());
    const dialog = within(screen.getByRole('dialog', { name: asha.applicant_name }));
    server.on(endpoints.updateApplicationStatus, () => json(200, { ...asha, status: 'Reviewed' }));
    await user.click(dialog.getByRole('button', { name: applicationsTexts.markReviewed }));
    await waitFor(() => expect(dialog.getByLabelText(applicationsTexts.statusOf(asha.applicant_name))).toHaveValue('Reviewed'));
    await user.click(dialog.getByRole('button', { name: dashboardTexts.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.type(screen.getByLabelText(applicationsTexts.search), 'b{Enter}');
    await waitFor(() => expect(lastQuery()).toEqual({ q: 'b' }));
  });

  it('does not bring back an application that was just deleted', async () => {
    await open();
    const { answer, send } = delayed();
    server.on(endpoints.listApplications, () => answer);
    server.on(endpoints.deleteApplication, () => new Response(null, { status: 204 }));
    focusWindow();
    await user.click(screen.getByRole('button', { name: applicationsTexts.deleteNamed(asha.applicant_name) }));
    await user.click(await screen.findByRole('button', { name: dashboardTexts.delete }));
    await waitFor(() => expect(row('Asha')).toBeNull());
    send(json(200, [asha]));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(row('Asha')).toBeNull();
  });
});

describe('a failure', () => {
  const remove = async ({ applicant_name }: Application) => {
    await user.click(screen.getByRole('button', { name: applicationsTexts.deleteNamed(applicant_name) }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: dashboardTexts.delete }));
  };
  const choosePending = async () => {
    await user.selectOptions(screen.getByLabelText(applicationsTexts.status), 'Pending');
    await screen.findByRole('heading', { name: /matching/ });
  };
  const noContent = () => new Response(null, { status: 204 });
  const failNextPage = () =>
    server.on(endpoints.listApplications, ({ query }) =>
      query.has('cursor') ? unreachable() : json(200, [asha], { Link: '</a?cursor=abc>; rel="next"' }),
    );
  const retry = () => screen.getByRole('button', { name: dashboardTexts.retry });

  it('is announced once, in the dialog where it happened, and stays visible in the list and in the next dialog', async () => {
    await open();
    server.on(endpoints.updateApplicationStatus, () => refusal(503, texts.internal));
    await user.click(screen.getByRole('button', { name: applicationsTexts.detailsNamed(asha.applicant_name) }));
    const dialog = within(screen.getByRole('dialog', { name: asha.applicant_name }));
    await user.click(dialog.getByRole('button', { name: applicationsTexts.markReviewed }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(`${texts.updateStatusFailed}${asha.applicant_name}: ${texts.internal}`);
    await user.click(dialog.getByRole('button', { name: dashboardTexts.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(texts.updateStatusFailed)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();

    await user.click(screen.getByRole('button', { name: applicationsTexts.detailsNamed(asha.applicant_name) }));
    const again = within(screen.getByRole('dialog', { name: asha.applicant_name }));
    expect(again.getByText(texts.updateStatusFailed)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    // A new failure is announced again.
    await user.click(again.getByRole('button', { name: dashboardTexts.retry }));
    expect(await again.findByRole('alert')).toHaveTextContent(texts.updateStatusFailed);
  });

  it('to delete survives a change of filter, and a retry removes the row from the list that is shown', async () => {
    server.on(endpoints.listApplications, () => json(200, [asha, ben]));
    server.on(endpoints.deleteApplication, unreachable);
    await open();
    await remove(asha);
    await screen.findByRole('alert');
    await choosePending();
    server.on(endpoints.deleteApplication, noContent);
    await user.click(retry());
    await waitFor(() => expect(row('Asha')).toBeNull());
    expect(row('Ben')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that arrives after a change of filter is shown, and adds no row to the new list', async () => {
    const { answer, send } = delayed();
    server.on(endpoints.deleteApplication, () => answer);
    await open();
    await remove(asha);
    server.on(endpoints.listApplications, () => json(200, [ben]));
    await choosePending();
    send(refusal(500, texts.internal));
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.deleteApplicationFailed);
    await user.click(retry());
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.deleteApplicationFailed);
    expect(row('Asha')).toBeNull();
  });

  it('to export is retried with the current filter', async () => {
    await open();
    server.on(endpoints.exportApplications, unreachable);
    await user.click(screen.getByRole('button', { name: applicationsTexts.export }));
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.exportApplicationsFailed);
    await choosePending();
    await user.click(retry());
    await waitFor(() => expect(server.to(endpoints.exportApplications)).toHaveLength(2));
    expect(server.to(endpoints.exportApplications)[1]?.query.toString()).toBe('status=Pending');
  });

  it('to load more disappears with its list', async () => {
    failNextPage();
    await open();
    await user.click(screen.getByRole('button', { name: dashboardTexts.loadMore }));
    await screen.findByRole('alert');
    await choosePending();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is shown beside other failures, and each is retried or dismissed alone', async () => {
    server.on(endpoints.listApplications, () => json(200, [asha, ben]));
    const { answer, send } = delayed();
    server.on(endpoints.updateApplicationStatus, () => answer.then((response) => response.clone()));
    await open();
    const mark = (name: string) => user.click(screen.getByRole('button', { name: applicationsTexts.markReviewedNamed(name) }));
    await mark(asha.applicant_name);
    await mark(ben.applicant_name);
    send(refusal(503, texts.internal));
    const alert = async (name: string) => {
      const found = (await screen.findAllByRole('alert')).find(({ textContent }) => textContent.includes(name));
      if (!found) throw new Error(`No failure for ${name}`);
      return within(found);
    };
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));

    server.on(endpoints.updateApplicationStatus, ({ path }) =>
      path.includes(ben.id) ? json(200, { ...ben, status: 'Reviewed' }) : unreachable(),
    );
    await user.click((await alert(ben.applicant_name)).getByRole('button', { name: dashboardTexts.retry }));
    expect(await screen.findByText(applicationsTexts.statusChanged(ben.applicant_name, 'Reviewed'))).toBeInTheDocument();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await user.click((await alert(asha.applicant_name)).getByRole('button', { name: dashboardTexts.dismiss }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('disappears when the next action begins, but later failures stay', async () => {
    server.on(endpoints.listApplications, () => json(200, [asha, ben]));
    const { answer, send } = delayed();
    server.on(endpoints.updateApplicationStatus, ({ path }) => (path.includes(ben.id) ? answer : unreachable()));
    await open();
    const mark = (name: string) => user.click(screen.getByRole('button', { name: applicationsTexts.markReviewedNamed(name) }));
    await mark(asha.applicant_name);
    expect(await screen.findByRole('alert')).toHaveTextContent(asha.applicant_name);
    await mark(ben.applicant_name);
    expect(screen.queryByRole('alert')).toBeNull();
    await mark(asha.applicant_name);
    expect(await screen.findByRole('alert')).toHaveTextContent(asha.applicant_name);
    send(refusal(503, texts.internal));
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  });

  it('gives the focus back when it is dismissed or retried', async () => {
    server.on(endpoints.updateApplicationStatus, unreachable);
    await open();
    const details = screen.getByRole('button', { name: applicationsTexts.detailsNamed(asha.applicant_name) });
    await user.click(screen.getByRole('button', { name: applicationsTexts.markReviewedNamed(asha.applicant_name) }));
    await screen.findByRole('alert');
    await user.click(retry());
    expect(details).toHaveFocus();
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: dashboardTexts.dismiss }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(details).toHaveFocus();
  });

  it('to load the list or the jobs moves the focus to the heading on a retry', async () => {
    server.on(endpoints.listApplications, () => soon(unreachable));
    server.on(endpoints.listJobs, () => soon(unreachable));
    renderStaff(<ApplicationsTab />);
    const retryAndCheckFocus = async (failed: string) => {
      const alert = (await screen.findByText(failed)).closest('[role="alert"]');
      if (alert instanceof HTMLElement) await user.click(within(alert).getByRole('button', { name: dashboardTexts.retry }));
      await waitFor(() => expect(screen.getByRole('heading', { name: dashboardTexts.tabs.applications })).toHaveFocus());
      act(() => screen.getByRole('heading', { name: dashboardTexts.tabs.applications }).blur());
    };
    await retryAndCheckFocus(texts.fetchApplicationsFailed);
    await retryAndCheckFocus(texts.fetchJobsFailed);
  });
});

describe('the focus', () => {
  it('moves to the first new row when the button for more pages disappears', async () => {
    server.on(endpoints.listApplications, ({ query }) =>
      query.has('cursor') ? json(200, [ben]) : json(200, [asha], { Link: '</a?cursor=abc>; rel="next"' }),
    );
    await open();
    await user.click(screen.getByRole('button', { name: dashboardTexts.loadMore }));
    await waitFor(() => expect(screen.getByRole('button', { name: applicationsTexts.detailsNamed(ben.applicant_name) })).toHaveFocus());
  });

  it('returns to the button that opened a dialog, even if a click does not focus it, as in Safari', async () => {
    await open();
    const remove = screen.getByRole('button', { name: applicationsTexts.deleteNamed(asha.applicant_name) });
    fireEvent.click(remove);
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: dashboardTexts.cancel }));
    await waitFor(() => expect(remove).toHaveFocus());

    const details = screen.getByRole('button', { name: applicationsTexts.detailsNamed(asha.applicant_name) });
    fireEvent.click(details);
    const dialog = within(await screen.findByRole('dialog', { name: asha.applicant_name }));
    fireEvent.click(dialog.getByRole('button', { name: dashboardTexts.close }));
    await waitFor(() => expect(details).toHaveFocus());
  });

  it.each([
    ['the next row when the first is deleted', 0, 1],
    ['the previous row when the last is deleted', 29, 28],
    ['the next row when one in the middle is deleted', 24, 25],
  ])('moves to %s', async (_, deleted, focused) => {
    const many = Array.from({ length: 30 }, (_, id) => anApplication({ id: String(id), applicant_name: `Person ${id}.` }));
    const nameAt = (at: number) => many[at]?.applicant_name ?? '';
    server.on(endpoints.listApplications, () => json(200, many));
    server.on(endpoints.deleteApplication, () => new Response(null, { status: 204 }));
    await open();
    await user.click(screen.getByRole('button', { name: applicationsTexts.deleteNamed(nameAt(deleted)) }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: dashboardTexts.delete }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.getByRole('button', { name: applicationsTexts.detailsNamed(nameAt(focused)) })).toHaveFocus();
  });
});

describe('the export', () => {
  it('contains the filtered applications, under the server’s file name', async () => {
    await open('/?tab=applications&status=Pending');
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    server.on(
      endpoints.exportApplications,
      () => new Response('csv', { headers: { 'Content-Disposition': 'attachment; filename=applications-2026-11-20.csv' } }),
    );
    await user.click(screen.getByRole('button', { name: applicationsTexts.export }));
    expect(await screen.findByText(applicationsTexts.exported)).toBeInTheDocument();
    const [call] = server.to(endpoints.exportApplications);
    expect(call?.query.toString()).toBe('status=Pending');
    expect(call?.headers.get('Authorization')).toBe('Bearer id-token');
    expect(saved.mock.contexts[0]).toMatchObject({ download: 'applications-2026-11-20.csv' });
  });

  it('says that it failed, and can be tried again', async () => {
    await open();
    server.on(endpoints.exportApplications, () => refusal(500, texts.internal));
    await user.click(screen.getByRole('button', { name: applicationsTexts.export }));
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.exportApplicationsFailed);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    server.on(endpoints.exportApplications, () => new Response('csv'));
    await user.click(screen.getByRole('button', { name: dashboardTexts.retry }));
    expect(await screen.findByText(applicationsTexts.exported)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the resume', () => {
  it.each([
    ['that is missing', { missing: true }, applicationsTexts.resumeMissing],
    ['that the scanner has removed', { missing: true, removed_by: 'scanner' }, applicationsTexts.resumeRemoved],
  ])('%s is marked as such, and is no link', async (_what, mark, text) => {
    const resume = { file_name: 'Asha Rao.pdf', content_type: 'application/pdf', size: 53_000, ...mark };
    server.on(endpoints.listApplications, () => json(200, [{ ...asha, resume }]));
    await open();
    expect(within(screen.getByRole('row', { name: /Asha/ })).getByText(text)).toBeVisible();
    await openMenu(asha);
    expect(screen.queryByRole('link', { name: applicationsTexts.resumeNamed(asha.applicant_name) })).toBeNull();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { jobTexts } from '#rooms/jobs/contract/job-texts.ts';
import { idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { aColleague } from '../../../tests/component/records.ts';
import { fakeServerOfFile, json, refusal, sent } from '../../../tests/component/server.ts';
import { renderStaff } from '../../../tests/component/staff.tsx';
import { click, enter, user } from '../../../tests/component/user.ts';
import { aJob, aQuestion } from '../../../tests/example-job.ts';
import { setServerTime } from '../../shared/lib/server-clock.ts';
import { conflictTexts, dashboardTexts } from '../shell/dashboard-texts.ts';
import { jobFormTexts } from './job-form-texts.ts';
import { JobDialog } from './JobDialog.tsx';
import { jobsTexts } from './jobs-texts.ts';

const job = aJob();
const theirs = { ...job, location: 'Theirs', updated_at: '2026-11-09T09:00:00.000Z' };

const server = fakeServerOfFile();
const calls = { onSaved: vi.fn(), onClose: vi.fn() };
const updates = () => server.to(endpoints.updateJob);

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset();
  setServerTime(null);
  server.on(endpoints.readJob, () => json(200, job));
  server.on(endpoints.listJobs, () => json(200, [job]));
  server.on(endpoints.createJob, (call) => json(201, { ...job, ...sent(call), id: 'new' }));
  server.on(endpoints.updateJob, (call) => json(200, { ...job, ...sent(call) }));
});

const field = (name: keyof typeof jobFormTexts.fields) => screen.getByLabelText(new RegExp(`^${jobFormTexts.fields[name]}`));

async function open(props: Partial<Parameters<typeof JobDialog>[0]> = {}) {
  const { unmount } = renderStaff(<JobDialog opened report={null} {...calls} {...props} />);
  await screen.findByLabelText(new RegExp(`^${jobFormTexts.fields.title}`));
  return unmount;
}

const enterAll = (...names: (keyof typeof jobFormTexts.fields)[]) => names.forEach((name) => enter(field(name), 'Tester'));

describe('a new job', () => {
  it('is created once its fields are filled in, under the same key for each attempt', async () => {
    await open();
    await click(jobFormTexts.create);
    expect(screen.getByText(texts.requiredFields)).toBeInTheDocument();
    expect(field('title')).toHaveFocus();
    enterAll('title', 'location', 'description', 'requirements');
    await user.selectOptions(field('job_type'), 'Part-time');
    server.on(endpoints.createJob, () => refusal(503, responseTexts.unavailable));
    await click(jobFormTexts.create);
    expect(await screen.findByText(staffTexts.saveJobFailed)).toBeInTheDocument();
    server.on(endpoints.createJob, (call) => json(201, { ...job, ...sent(call), id: 'new' }));
    await click(jobFormTexts.create);
    await waitFor(() => expect(calls.onSaved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'new' })));
    const [first, second] = server.to(endpoints.createJob);
    expect(sent(second)).toMatchObject({ title: 'Tester', job_type: 'Part-time', salary_range: '', status: 'Active' });
    expect(second?.headers.get(idempotencyHeader)).toBe(first?.headers.get(idempotencyHeader));
  });

  it('takes a place at a time, and names what rules of these places ask for, which an admin may leave out with a reason', async () => {
    const place = (part: 'town' | 'region' | 'country', number: number) => screen.getByLabelText(jobFormTexts.place(part, number));
    await open();
    enterAll('title', 'description', 'requirements');
    await user.selectOptions(field('job_type'), 'Part-time');
    expect(screen.queryByLabelText(jobFormTexts.place('town', 2))).toBeNull();
    enter(place('town', 1), 'Pune');
    await user.selectOptions(place('country', 1), 'IN');
    enter(await screen.findByLabelText(jobFormTexts.place('town', 2)), 'San José');
    await click(jobFormTexts.create);
    expect(place('country', 2)).toBeInvalid();
    enter(place('region', 2), 'CA');
    await user.selectOptions(place('country', 2), 'US');
    expect(field('location')).toHaveAccessibleDescription(jobFormTexts.reads('Pune or San José'));
    await click(jobFormTexts.create);
    expect(field('pay_min')).toBeInvalid();
    expect(field('pay_min')).toHaveAccessibleDescription(/California, since Jan 1, 2023/);
    enter(field('reason_without_pay'), 'By task');
    await click(jobFormTexts.create);
    await waitFor(() => expect(calls.onSaved).toHaveBeenCalled());
    expect(sent(server.to(endpoints.createJob)[0])).toMatchObject({
      places: [
        { town: 'Pune', region: '', country: 'IN' },
        { town: 'San José', region: 'CA', country: 'US' },
      ],
      location: 'Pune or San José',
      country: 'IN',
      reason_without_pay: 'By task',
    });
  });

  it('gets all questions of another job, and is not saved with too many', async () => {
    server.on(endpoints.listJobs, () => json(200, [aJob({ questions: Array.from({ length: 5 }, () => aQuestion()) })]));
    await open();
    enterAll('title', 'location', 'description', 'requirements');
    await user.selectOptions(field('job_type'), 'Part-time');
    await user.click(await screen.findByRole('button', { name: jobFormTexts.questions.copyFrom }));
    await click(job.title);
    await click(job.title);
    await click(jobFormTexts.create);
    expect(await screen.findByText(jobTexts.tooManyQuestions)).toBeVisible();
    expect(server.to(endpoints.createJob)).toHaveLength(0);
  });

  it('can begin as a copy, is previewed, and closes without a question if nothing was typed', async () => {
    await open({ copied: { ...job, status: 'Inactive' } });
    expect(field('description')).toHaveValue(job.description);
    expect(within(screen.getByRole('dialog')).getByLabelText(/^Status/)).toHaveValue('Inactive');
    await user.click(screen.getByRole('tab', { name: jobsTexts.preview }));
    expect(screen.getByRole('article', { name: job.title })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: jobsTexts.edit }));
    enter(field('title'), '');
    await user.click(screen.getByRole('tab', { name: jobsTexts.preview }));
    expect(screen.getByRole('article', { name: jobFormTexts.fields.title })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: jobsTexts.edit }));
    enter(field('title'), job.title);
    await user.keyboard('{Escape}');
    expect(calls.onClose).toHaveBeenCalledOnce();
  });
});

it('what was entered is there when the form of a new job opens again, but not in a copy, until it is discarded', async () => {
  const unmount = await open();
  enterAll('title');
  unmount();
  const unmountCopy = await open({ copied: job });
  expect(field('title')).toHaveValue(job.title);
  unmountCopy();
  const unmountAgain = await open();
  expect(field('title')).toHaveValue('Tester');
  await user.keyboard('{Escape}');
  await click(dashboardTexts.discard.confirm);
  expect(calls.onClose).toHaveBeenCalledOnce();
  unmountAgain();
  await open();
  expect(field('title')).toHaveValue('');
});

describe('an edit', () => {
  it('begins with the job as it is, which is read again if that fails, and can name an owner among several colleagues', async () => {
    server.on(endpoints.listColleagues, () => json(200, [aColleague('ada'), aColleague('ben')]));
    server.on(endpoints.readJob, () => refusal(503, responseTexts.unavailable));
    renderStaff(<JobDialog job={job} opened report={null} {...calls} />);
    await screen.findByText(responseTexts.unavailable);
    server.on(endpoints.readJob, () => json(200, { ...job, description: 'As it is now', owner: 'gone' }));
    await click(dashboardTexts.retry);
    await waitFor(() => expect(field('description')).toHaveValue('As it is now'));
    await waitFor(() => expect(field('owner')).toHaveValue('gone'));
    await user.selectOptions(field('owner'), 'ben');
    await click(jobFormTexts.save);
    await waitFor(() => expect(calls.onSaved).toHaveBeenCalled());
    expect(sent(updates()[0])).toMatchObject({ owner: 'ben', updated_at: job.updated_at });
  });

  it('is not saved with a closing date that is over, is locked while it is saved, and is kept with its version when that fails', async () => {
    const unmount = await open({ job });
    enter(field('location'), 'Pune');
    enter(field('closes_on'), '2026-01-31');
    await click(jobFormTexts.save);
    expect(field('closes_on')).toHaveAccessibleDescription(expect.stringContaining(jobTexts.closingDateOver) as string);
    expect(updates()).toEqual([]);
    enter(field('closes_on'), '');
    const send = server.hold(endpoints.updateJob);
    await click(jobFormTexts.save);
    expect(field('location').closest('form')).toHaveAttribute('inert');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    send(refusal(500, texts.internal));
    expect(await screen.findByRole('alert')).toHaveTextContent(staffTexts.saveJobFailed);
    expect(field('location')).toHaveValue('Pune');

    unmount();
    server.on(endpoints.readJob, () => json(200, theirs));
    server.on(endpoints.updateJob, (call) => json(200, { ...theirs, ...sent(call) }));
    const unmountAgain = await open({ job: theirs });
    expect(field('location')).toHaveValue('Pune');
    await click(jobFormTexts.save);
    await waitFor(() => expect(calls.onSaved).toHaveBeenCalledOnce());
    expect(sent(updates()[1])).toMatchObject({ location: 'Pune', updated_at: job.updated_at });
    unmountAgain();
    await open({ job: theirs });
    expect(field('location')).toHaveValue('Theirs');
  });
});

describe('an edit of a job that somebody else has changed', () => {
  beforeEach(async () => {
    await open({ job });
    enter(field('location'), 'Pune');
    server.on(endpoints.updateJob, (call) =>
      sent(call).updated_at === undefined ? json(200, { ...theirs, ...sent(call) }) : refusal(409, responseTexts.staleJob),
    );
    await click(jobFormTexts.save);
    await screen.findByText(responseTexts.staleJob);
    expect(field('location')).toHaveValue('Pune');
  });

  it('is saved over theirs on request, but not while a required field is blank', async () => {
    enter(field('title'), '');
    await click(conflictTexts.keepMine);
    expect(field('title')).toHaveFocus();
    expect(screen.getByText(texts.requiredFields)).toBeInTheDocument();
    expect(updates()).toHaveLength(1);
    enter(field('title'), 'Mine');
    await click(jobFormTexts.save);
    await waitFor(() =>
      expect(calls.onSaved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Mine', location: 'Pune' })),
    );
  });
});

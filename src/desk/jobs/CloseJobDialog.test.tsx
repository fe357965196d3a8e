import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import type { ListedJob } from '#rooms/jobs/contract/jobs.ts';
import { dayMs } from '#rooms/platform/contract/limits.ts';
import { anApplication } from '../../../tests/component/records.ts';
import { fakeServerOfFile, json, sent } from '../../../tests/component/server.ts';
import { renderStaff, WithOutcome } from '../../../tests/component/staff.tsx';
import { click, user } from '../../../tests/component/user.ts';
import { aJob } from '../../../tests/example-job.ts';
import { tellingTexts } from '../answers/telling-texts.ts';
import { bulkTexts } from '../applications/bulk-texts.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import type { SetStatus } from '../shell/use-item-actions.ts';
import { closeJobTexts as texts } from './close-job-texts.ts';
import { CloseJobDialog } from './OpenCloseDialogs.tsx';

const job = aJob();
const asha = anApplication();
const versions = ['asha', 'ben', 'zoe'].map((id) => ({ id, updated_at: asha.updated_at }));
const booked = { id: 'meeting', state: 'booked', at: new Date(Date.now() + 60 * dayMs).toISOString(), minutes: 60 };
const { applicant_email } = asha;
const listed = versions.map((one) => ({
  ...one,
  applicant_email,
  status: 'Pending',
  told: '',
  interview: one.id === 'asha' ? null : booked,
}));
const done = (id: string) => ({ id, outcome: 'done', updated_at: '2026-11-09T09:00:00.000Z', before: { status: 'Pending' } });

const server = fakeServerOfFile();
const setStatus = vi.fn<SetStatus<ListedJob>>();
const bodies = () => server.to(endpoints.changeApplications).map(sent);
/** Answers the rejection, and whatever takes it back. */
const answerWith = (...results: object[]) =>
  server.on(endpoints.changeApplications, (call) => json(200, { results: 'set' in sent(call) ? results : [done('asha')] }));

beforeEach(() => {
  setStatus.mockReset().mockImplementation((_job, _status, options) => options?.onStored?.());
  server.on(endpoints.readMailTemplates, () => json(200, { ...mailTemplatesDefaults, sends: true }));
  server.on(endpoints.listApplicationVersions, ({ query }) =>
    json(200, query.get('status') === 'Pending' ? listed.slice(0, 2) : query.get('status') === 'Shortlisted' ? listed.slice(2) : []),
  );
  server.on(endpoints.readApplication, () => json(200, { application: asha, position: 1, total: 1, previous: null, next: null }));
});

/** @returns the dialog, once it says how many wait */
async function open(waiting = 3, values: Partial<ListedJob> = {}) {
  const onClose = vi.fn();
  const props = { job: { ...job, ...values }, opened: true, onClose };
  renderStaff(<WithOutcome>{(outcome) => <CloseJobDialog {...props} tab={{ ...outcome, setStatus }} />}</WithOutcome>);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(texts.waiting(waiting));
  return dialog;
}
type Dialog = Awaited<ReturnType<typeof open>>;

const choose = async (dialog: Dialog, way: string) => user.click(await dialog.findByRole('radio', { name: new RegExp(`^${way}`) }));
const close = async (dialog: Dialog, submit: string = texts.submit) => user.click(await dialog.findByRole('button', { name: submit }));

it.each([3, 0])('by default rejects nobody of %i who wait without an interview', async (waiting) => {
  if (waiting === 0) server.on(endpoints.listApplicationVersions, () => json(200, []));
  const dialog = await open(waiting);
  if (waiting > 0) expect(await dialog.findByRole('radio', { name: texts.nobody })).toBeChecked();
  await close(dialog);
  expect(setStatus).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: job.id }), 'Inactive', undefined);
  expect(bodies()).toEqual([]);
});

it('rejects those without an interview as they were counted, names what is left, and is undone', async () => {
  answerWith(done('asha'), { id: 'ben', outcome: 'held' }, done('zoe'));
  const dialog = await open();
  await choose(dialog, tellingTexts.now);
  expect(dialog.getByRole('region', { name: tellingTexts.previewOf(asha.applicant_name, 2) })).toHaveTextContent('Hi Asha Rao,');
  expect(dialog.getByText(tellingTexts.interview.ended.many(2, 'now'), { exact: false })).toBeVisible();
  await close(dialog);
  expect(await screen.findByRole('alert')).toHaveTextContent(bulkTexts.outcomes.held);
  expect(bodies()).toEqual([{ ids: ['asha', 'ben', 'zoe'], versions, set: 'Rejected', tell: 'now' }]);
  expect(screen.getByText(/rejected 2 applicants\. 2 emails go out in about 10 seconds\.$/)).toBeVisible();
  await click(dashboardTexts.undo);
  await waitFor(() => expect(bodies()[1]).toEqual({ restore: [done('asha'), done('zoe')] }));
  expect(setStatus.mock.calls.map(([, status]) => status)).toEqual(['Inactive', 'Active']);
});

it('rejects nobody if the job could not be closed', async () => {
  setStatus.mockImplementation(() => undefined);
  const dialog = await open();
  await choose(dialog, tellingTexts.now);
  await close(dialog);
  await waitFor(() => expect(setStatus).toHaveBeenCalledOnce());
  expect(bodies()).toEqual([]);
});

it('of a job that is closed already only rejects, and Undo does not open it', async () => {
  answerWith(done('asha'), done('ben'));
  const dialog = await open(3, { status: 'Inactive' });
  await choose(dialog, tellingTexts.now);
  await close(dialog, texts.done);
  await screen.findAllByText(texts.rejected(2, job.title), { exact: false });
  await click(dashboardTexts.undo);
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(setStatus).not.toHaveBeenCalled();
});

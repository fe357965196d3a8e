import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { texts as generalTexts } from '#rooms/platform/contract/texts.ts';
import { aScheduledMail } from '../../../tests/component/records.ts';
import { fakeServerOfFile, json, refusal, sent } from '../../../tests/component/server.ts';
import { renderStaff, WithOutcome } from '../../../tests/component/staff.tsx';
import { click, user } from '../../../tests/component/user.ts';
import { aJob } from '../../../tests/example-job.ts';
import { morningInWords } from '../answers/outcome.tsx';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { AlertNote } from './AlertNote.tsx';
import { reopenJobTexts as texts } from './reopen-job-texts.ts';
import { ReopenJobDialog } from './ReopenJobDialog.tsx';

const job = aJob({ status: 'Inactive' });
const server = fakeServerOfFile();
const setStatus = vi.fn();
const stops = () => server.to(endpoints.cancelScheduled).map(sent);

beforeEach(() => {
  setStatus.mockReset();
  server.on(endpoints.listScheduled, () =>
    json(200, [aScheduledMail('asha'), aScheduledMail('ben'), aScheduledMail('other', { job_id: 'rfid' })]),
  );
  server.on(endpoints.cancelScheduled, (call) => json(200, { ids: sent(call)['ids'] }));
});

async function open(values: Partial<typeof job> = {}) {
  const onClose = vi.fn();
  const props = { job: { ...job, ...values }, opened: true, onClose };
  renderStaff(<WithOutcome>{(outcome) => <ReopenJobDialog {...props} tab={{ ...outcome, setStatus }} />}</WithOutcome>);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(texts.waiting(2, morningInWords(true)));
  return { onClose, dialog };
}

it('stops its scheduled rejections, unless that is changed, which cannot be undone, or stays closed if that fails', async () => {
  const { dialog } = await open();
  expect(dialog.getByRole('radio', { name: texts.stop })).toBeChecked();
  server.on(endpoints.cancelScheduled, () => refusal(500, generalTexts.internal));
  await click(texts.submit);
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.stopFailed);
  expect(setStatus).not.toHaveBeenCalled();
  server.on(endpoints.cancelScheduled, (call) => json(200, { ids: sent(call)['ids'] }));
  await click(texts.submit);
  const options = { consequence: texts.stopped(2, 0), isFinal: true };
  await waitFor(() => expect(setStatus).toHaveBeenCalledExactlyOnceWith(job, 'Active', options));
  expect(stops()[1]).toEqual({ ids: ['asha', 'ben'], restore: true });
});

it('lets them leave on request', async () => {
  const { dialog } = await open();
  await user.click(dialog.getByRole('radio', { name: texts.leave }));
  await click(texts.submit);
  const consequence = expect.stringMatching(/2 emails go out .* at 9:00/) as string;
  expect(setStatus).toHaveBeenCalledExactlyOnceWith(job, 'Active', { consequence });
  expect(stops()).toEqual([]);
});

it('of a job that is open already only stops them, and says how many emails are on the way', async () => {
  server.on(endpoints.cancelScheduled, () => json(200, { ids: ['ben'] }));
  await open({ status: 'Active' });
  await click(texts.done);
  expect((await screen.findAllByText(texts.stopped(1, 1))).length).toBeGreaterThan(0);
  expect(setStatus).not.toHaveBeenCalled();
});

it('says whom it mails if it has never been public, and changes nothing if the question is canceled', async () => {
  server.on(endpoints.listAlertFilters, () => json(200, [{}, { location: ['Pune'] }, { location: ['Bengaluru'] }]));
  const { dialog, onClose } = await open({ published_at: '' });
  expect(
    await dialog.findByText(/^2 subscribers of job alerts get .* 5:30 AM \(India Standard Time\), if it is open then\.$/),
  ).toBeVisible();
  await click(dashboardTexts.cancel);
  expect(onClose).toHaveBeenCalledOnce();
  expect([setStatus.mock.calls, stops()]).toEqual([[], []]);
});

it.each([
  [{ location: 'Pune' }, /^1 subscriber /],
  [{ location: 'Pune', department: 'PLM' }, /^2 subscribers /],
  [{ location: 'Chennai' }, undefined],
  [{ location: 'Pune', status: 'Inactive' as const }, undefined],
])('a note says how many subscribers hear of a new job with %j', async (values, text) => {
  server.on(endpoints.listAlertFilters, () => json(200, [{ location: ['Pune'] }, { location: ['Pune'], department: ['PLM'] }]));
  renderStaff(<AlertNote job={aJob({ department: '', published_at: '', ...values })} />);
  if (text) expect(await screen.findByText(text)).toBeVisible();
  else await waitFor(() => expect(document.querySelector('p')).toBeNull());
});

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ScheduledMail } from '#rooms/applications/contract/applications.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { fakeServerOfFile, json, sent, unreachable } from '../../../tests/component/server.ts';
import { renderStaff } from '../../../tests/component/staff.tsx';
import { click, user } from '../../../tests/component/user.ts';
import { scheduledTexts } from './scheduled-texts.ts';
import { ScheduledDialog } from './ScheduledDialog.tsx';

const mailTo = (id: string, applicant_name: string): ScheduledMail => ({
  id,
  application: `of-${id}`,
  applicant_name,
  job_id: 'windchill',
  job_title: 'Windchill Developer',
  subject: 'Your application',
  at: '2026-11-27T03:30:00.000Z',
});

const server = fakeServerOfFile();
let stored: ScheduledMail[];

beforeEach(() => {
  stored = [mailTo('asha', 'Asha Rao'), mailTo('ben', 'Ben Cho')];
  server.on(endpoints.listScheduled, () => json(200, stored));
  server.on(endpoints.cancelScheduled, (call) => {
    const asked = sent(call)['ids'] as string[];
    const ids = stored.filter(({ id }) => asked.includes(id)).map(({ id }) => id);
    stored = stored.filter(({ id }) => !ids.includes(id));
    return json(200, { ids });
  });
});

async function open() {
  renderStaff(<ScheduledDialog opened onClose={vi.fn()} />);
  return within(await screen.findByRole('dialog', { name: scheduledTexts.title }));
}

const cancelled = () => server.to(endpoints.cancelScheduled).map((call) => sent(call)['ids']);

it('lists who gets a mail when, and cancels one or all', async () => {
  const dialog = await open();
  const [first, second] = await dialog.findAllByRole('listitem');
  expect(first).toHaveTextContent('Fri, Nov 27, 9:00 AM (India Standard Time)');
  expect(second).toHaveTextContent('Ben Cho');
  expect(dialog.getByRole('link', { name: 'Asha Rao' })).toHaveAttribute('href', '/admin/applications/of-asha');
  stored.push(mailTo('zoe', 'Zoe Late'));
  await user.click(dialog.getByRole('button', { name: scheduledTexts.cancelNamed('Asha Rao') }));
  await dialog.findByText(scheduledTexts.cancelled(1), { exact: false });
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  expect(dialog.queryByRole('link', { name: 'Asha Rao' })).toBeNull();
  await user.click(await dialog.findByRole('button', { name: scheduledTexts.cancelAll(2) }));
  await dialog.findByText(scheduledTexts.none);
  expect(cancelled()).toEqual([['asha'], ['ben', 'zoe']]);
});

it('says which mails were on their way already', async () => {
  const dialog = await open();
  await dialog.findAllByRole('listitem');
  stored = stored.filter(({ id }) => id !== 'ben');
  await user.click(dialog.getByRole('button', { name: scheduledTexts.cancelAll(2) }));
  expect(await dialog.findByText(scheduledTexts.cancelled(1), { exact: false })).toHaveTextContent(scheduledTexts.tooLate(1));
});

it('says that cancelling failed, and keeps the list', async () => {
  server.on(endpoints.cancelScheduled, unreachable);
  const dialog = await open();
  await dialog.findAllByRole('listitem');
  await click(scheduledTexts.cancelNamed('Ben Cho'));
  expect(await dialog.findByRole('alert')).toHaveTextContent(scheduledTexts.cancelFailed);
  expect(dialog.getAllByRole('listitem')).toHaveLength(2);
});

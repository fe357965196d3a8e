import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ScheduledMail } from '#rooms/answers/contract/endpoints.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { aScheduledMail } from '../../../tests/component/records.ts';
import { fakeServerOfFile, json, sent, unreachable } from '../../../tests/component/server.ts';
import { renderStaff } from '../../../tests/component/staff.tsx';
import { click, user } from '../../../tests/component/user.ts';
import { scheduledTexts } from './replies-texts.ts';
import { ScheduledDialog } from './ScheduledDialog.tsx';

const asha = aScheduledMail('asha');
const ben = aScheduledMail('ben', { applicant_name: 'Ben Cho' });

const server = fakeServerOfFile();
let stored: ScheduledMail[];

beforeEach(() => {
  stored = [asha, ben];
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
  stored.push(aScheduledMail('zoe', { applicant_name: 'Zoe Late' }));
  await user.click(dialog.getByRole('button', { name: scheduledTexts.cancelNamed('Asha Rao') }));
  await dialog.findByText(scheduledTexts.cancelled(1), { exact: false });
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  expect(dialog.queryByRole('link', { name: 'Asha Rao' })).toBeNull();
  await user.click(await dialog.findByRole('button', { name: scheduledTexts.cancelAll(2) }));
  await dialog.findByText(scheduledTexts.none);
  expect(cancelled()).toEqual([['asha'], ['ben', 'zoe']]);
});

it('says that cancelling failed, and which mails were on their way already', async () => {
  const dialog = await open();
  await dialog.findAllByRole('listitem');
  server.on(endpoints.cancelScheduled, unreachable);
  await click(scheduledTexts.cancelNamed('Ben Cho'));
  expect(await dialog.findByRole('alert')).toHaveTextContent(scheduledTexts.cancelFailed);
  expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  server.on(endpoints.cancelScheduled, () => json(200, { ids: ['asha'] }));
  await user.click(dialog.getByRole('button', { name: scheduledTexts.cancelAll(2) }));
  expect(await dialog.findByText(scheduledTexts.cancelled(1), { exact: false })).toHaveTextContent(scheduledTexts.tooLate(1));
});

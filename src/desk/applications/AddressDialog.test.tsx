import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { dayMs } from '#rooms/platform/contract/limits.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { anApplication, aScheduledMail } from '../../../tests/component/records.ts';
import { fakeServerOfFile, json, refusal, sent } from '../../../tests/component/server.ts';
import { renderStaff } from '../../../tests/component/staff.tsx';
import { click, enter } from '../../../tests/component/user.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { correctAddressTexts as texts } from './by-hand-texts.ts';

const server = fakeServerOfFile();
const address = () => screen.getByRole('textbox', { name: texts.field });

beforeEach(() => {
  server.on(endpoints.listScheduled, () => json(200, []));
});

async function open(part: Partial<Application>) {
  const application = anApplication(part);
  const onSaved = vi.fn();
  renderStaff(<AddressDialog application={application} opened onClose={vi.fn()} onSaved={onSaved} />);
  enter(await screen.findByRole('textbox', { name: texts.field }), 'asha.r@example.com');
  await click(texts.submit);
  return { onSaved, application };
}

it('asks twice if an offer is out, also after another change, and keeps what was entered when it is refused', async () => {
  const { onSaved, application } = await open({ status: 'Offer' });
  await screen.findByText(texts.offerOut('Asha Rao', 'asha.r@example.com'));
  enter(address(), 'asha.rao@example.com');
  await click(texts.submit);
  expect(server.to(endpoints.correctAddress)).toEqual([]);
  server.on(endpoints.correctAddress, () => refusal(429, responseTexts.addressOften));
  await click(texts.confirm);
  expect(await screen.findByText(responseTexts.addressOften)).toBeVisible();
  server.on(endpoints.correctAddress, (call) => json(200, { ...application, ...sent(call) }));
  await click(texts.confirm);
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(texts.saved('asha.rao@example.com')));
  const body = { applicant_email: 'asha.rao@example.com', updated_at: application.updated_at };
  expect(server.to(endpoints.correctAddress).map(sent)).toEqual([body, body]);
});

it('says which emails go to the new address', async () => {
  const interview = { id: 'meeting', state: 'booked' as const, at: new Date(Date.now() + dayMs).toISOString(), minutes: 60 };
  const application = anApplication({ interview });
  const scheduled = [application.id, application.id, 'another'].map((id, index) => aScheduledMail(`mail ${index}`, { application: id }));
  server.on(endpoints.listScheduled, () => json(200, scheduled));
  renderStaff(<AddressDialog application={application} opened onClose={vi.fn()} onSaved={vi.fn()} />);
  expect(await screen.findByText(texts.hint(true, 2))).toHaveTextContent(
    /The new one gets an email with a new link, the invitation to the interview, and 2 scheduled emails\.$/,
  );
});

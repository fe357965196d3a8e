import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { anApplication } from '../../../tests/component/records.ts';
import { fakeServerOfFile, json, refusal, sent } from '../../../tests/component/server.ts';
import { renderStaff } from '../../../tests/component/staff.tsx';
import { click, enter } from '../../../tests/component/user.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { correctAddressTexts as texts } from './by-hand-texts.ts';

const server = fakeServerOfFile();

it('asks twice if an offer is out, also after another change, and keeps what was entered when it is refused', async () => {
  const application = anApplication({ status: 'Offer' });
  const onSaved = vi.fn();
  renderStaff(<AddressDialog application={application} opened onClose={vi.fn()} onSaved={onSaved} />);
  const address = await screen.findByRole('textbox', { name: texts.field });
  enter(address, 'asha.r@example.com');
  await click(texts.submit);
  await screen.findByText(texts.offerOut('Asha Rao', 'asha.r@example.com'));
  enter(address, 'asha.rao@example.com');
  await click(texts.submit);
  expect(server.to(endpoints.correctAddress)).toEqual([]);
  server.on(endpoints.correctAddress, () => refusal(429, responseTexts.addressOften));
  await click(texts.submit);
  expect(await screen.findByText(responseTexts.addressOften)).toBeVisible();
  server.on(endpoints.correctAddress, (call) => json(200, { ...application, ...sent(call) }));
  await click(texts.submit);
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(texts.saved('asha.rao@example.com')));
  const body = { applicant_email: 'asha.rao@example.com', updated_at: application.updated_at };
  expect(server.to(endpoints.correctAddress).map(sent)).toEqual([body, body]);
});

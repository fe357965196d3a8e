import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { env } from '../../shared/lib/env.ts';
import { addressTexts } from '../../shared/texts/address-texts.ts';
import { aJob } from '../../../tests/example-job.ts';
import { fakeServerOfFile, json, refusal } from '../../../tests/component/server.ts';
import { renderStaff } from '../../../tests/component/staff.tsx';
import { click, enter, user } from '../../../tests/component/user.ts';
import { newApplicationTexts as texts, tellThem } from './by-hand-texts.ts';
import { NewApplicationDialog } from './NewApplicationDialog.tsx';

const { fields } = texts;
const server = fakeServerOfFile();

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));

it('says who tells applicants without an address, shows earlier ones from it, says what looks wrong, and survives a refusal', async () => {
  Object.assign(env, { sendsMail: true });
  onTestFinished(() => void Object.assign(env, { sendsMail: false }));
  server.on(endpoints.listJobs, () => json(200, [aJob({ id: 'plm', title: 'PLM Consultant', status: 'Inactive' })]));
  server.on(endpoints.countApplications, ({ query }) =>
    json(200, { count: { 'asha@example.com': 2, 'Asha Rao': 1 }[query.get('q') ?? ''] ?? 0 }),
  );
  renderStaff(<NewApplicationDialog opened onClose={vi.fn()} />);
  await user.upload(await screen.findByLabelText(texts.file), new File(['text'], 'mail.eml'));
  expect(await screen.findByText(texts.mailUnreadable)).toBeVisible();
  expect(screen.getByText(tellThem)).toBeVisible();
  enter(field(fields.applicant_name), 'Asha Rao');
  expect(await screen.findByRole('link', { name: texts.samePerson(1, true) })).toBeVisible();
  enter(field(fields.applicant_email), 'Asha@example.com');
  expect(await screen.findByRole('link', { name: texts.samePerson(2) })).toHaveAttribute('target', '_blank');
  expect(screen.getByText(texts.told)).toBeVisible();
  await user.selectOptions(field(fields.job_id), 'plm');
  expect(screen.getByRole('option', { name: /\(closed\)$/ })).toBeInTheDocument();

  server.on(endpoints.addApplication, () => refusal(404, responseTexts.jobNotFound));
  enter(field(fields.applicant_name), 'Asha Rao');
  enter(field(fields.applicant_email), 'asha@gmial.com');
  await click(texts.submit);
  expect(await screen.findByText(addressTexts.question('asha@gmail.com'))).toBeVisible();
  expect(server.to(endpoints.addApplication)).toEqual([]);
  await click(texts.submit);
  expect(await screen.findByText(responseTexts.jobNotFound)).toBeVisible();
  await waitFor(() => expect(field(fields.applicant_email)).toHaveValue('asha@gmial.com'));
});

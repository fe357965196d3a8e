import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { resumeTexts } from '#rooms/applications/contract/resume.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { adminPaths } from '../../admin-paths.ts';
import { env } from '../../shared/lib/env.ts';
import { addressTexts } from '../../shared/texts/address-texts.ts';
import { mailFile } from '../../../tests/mail-file.ts';
import { aJob } from '../../../tests/example-job.ts';
import { anApplication } from '../../../tests/component/records.ts';
import { fakeServerOfFile, json, refusal } from '../../../tests/component/server.ts';
import { renderStaff } from '../../../tests/component/staff.tsx';
import { click, enter } from '../../../tests/component/user.ts';
import { newApplicationTexts as texts, tellThem } from './by-hand-texts.ts';
import { NewApplicationDialog } from './NewApplicationDialog.tsx';

const { fields } = texts;
const server = fakeServerOfFile();
// A person can override `accept`.
const user = userEvent.setup({ applyAccept: false, delay: null, pointerEventsCheck: 0 });

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));

beforeEach(() => {
  const closed = aJob({ id: 'plm', title: 'PLM Consultant', status: 'Inactive' });
  server.on(endpoints.listJobs, () => json(200, [aJob({ id: 'rfid', title: 'RFID Engineer' }), closed]));
  server.on(endpoints.countApplications, () => json(200, { count: 0 }));
  server.on(endpoints.addApplication, () => json(201, anApplication({ id: 'added' })));
  Object.assign(env, { sendsMail: true });
  return () => Object.assign(env, { sendsMail: false });
});

async function open() {
  const pages = (
    <Routes>
      <Route path={adminPaths.dashboard} element={<NewApplicationDialog opened onClose={() => undefined} />} />
      <Route path={adminPaths.application} element={<h1>Added</h1>} />
    </Routes>
  );
  renderStaff(pages, { path: adminPaths.dashboard });
  await screen.findByLabelText(texts.file);
}

const mailOf = (content: string) => new File([content], 'Application.eml');

it('fills the form from the file of an email, says what is none, and opens what it has added', async () => {
  await open();
  await user.upload(field(texts.file), mailOf('just text'));
  expect(await screen.findByText(texts.mailUnreadable)).toBeVisible();
  await user.upload(field(texts.file), new File(['x'], 'resume.odt'));
  expect(await screen.findByText(resumeTexts.resumeType)).toBeVisible();
  await user.upload(field(texts.file), mailOf(mailFile(Buffer.from('%PDF-1.7'), 'Cover Letter.pdf')));
  await screen.findByText(texts.fromMail(['Cover Letter.pdf']));
  await user.selectOptions(field(fields.job_id), 'rfid');
  await click(texts.submit);
  await screen.findByRole('heading', { name: 'Added' });
  const { body } = server.to(endpoints.addApplication)[0] ?? {};
  expect(Object.fromEntries(body instanceof FormData ? body : [])).toMatchObject({
    applicant_name: 'Noor Haddad',
    applicant_email: 'noor@example.com',
    cover_letter: 'I would like to work on readers.',
    note: texts.subject('My application'),
    resume: { name: 'noor.pdf', size: 8 },
    job_id: 'rfid',
    origin: 'mail',
    phone: '',
    referred_by: '',
  });
});

it('says who tells applicants without an address, shows earlier ones from it, says what looks wrong, and survives a refusal', async () => {
  server.on(endpoints.countApplications, ({ query }) =>
    json(200, { count: { 'asha@example.com': 2, 'Asha Rao': 1 }[query.get('q') ?? ''] ?? 0 }),
  );
  await open();
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

import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import { resumeTexts } from '#rooms/applications/contract/resume.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { adminPaths } from '../../admin-paths.ts';
import { addressTexts } from '../../shared/texts/address-texts.ts';
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
  server.on(endpoints.readMailTemplates, () => json(200, { ...mailTemplatesDefaults, sends: true }));
  server.on(endpoints.countApplications, () => json(200, { count: 0 }));
  server.on(endpoints.addApplication, () => json(201, anApplication({ id: 'added' })));
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

const mailOf = (...lines: string[]) => new File([lines.join('\r\n')], 'Application.eml');

const withBlankText = mailOf(
  'From: =?utf-8?q?J=C3=B6rg?= Rao <Joerg@Example.com>',
  'Subject: Application, RFID',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain',
  '',
  '',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<style>p { color: red }</style><p>Hello,</p><p>I <b>apply</b>.<script>document.title = "run"</script><img src="https://tracker.example/x"></p>',
  '--b',
  'Content-Type: image/png; name=photo.png',
  'Content-Disposition: attachment; filename=photo.png',
  'Content-Transfer-Encoding: base64',
  '',
  'iVBORw0KGgo=',
  '--b',
  'Content-Type: application/pdf',
  'Content-Disposition: attachment; filename="Jörg.pdf"',
  'Content-Transfer-Encoding: base64',
  '',
  'JVBERi0xLjc=',
  '--b--',
);

const pdfs = (...names: string[]) =>
  names.flatMap((name) => ['--b', `Content-Type: application/pdf; name="${name}"`, 'Content-Disposition: attachment', '', '%PDF-1.7']);

it.each([
  ['a PDF that the email gives no name', ['Content-Type: application/pdf', '', '%PDF-1.7'], /attachment\.pdf/],
  [
    'the resume, not the cover letter before it',
    ['Content-Type: multipart/mixed; boundary=b', '', ...pdfs('Cover Letter.pdf', 'Rao.pdf'), '--b--'],
    /^Rao\.pdf/,
  ],
])('takes %s', async (_, lines, name) => {
  await open();
  await user.upload(field(texts.file), mailOf('From: ada@example.com', ...lines));
  expect(await screen.findByText(name)).toBeVisible();
});

it('fills the form from the file of an email, without running or fetching anything of it, says what is none, and opens what it has added', async () => {
  await open();
  await user.upload(field(texts.file), mailOf('just text'));
  expect(await screen.findByText(texts.mailUnreadable)).toBeVisible();
  await user.upload(field(texts.file), new File(['x'], 'resume.odt'));
  expect(await screen.findByText(resumeTexts.resumeType)).toBeVisible();
  await user.upload(field(texts.file), withBlankText);
  await screen.findByText(texts.fromMail(['photo.png']));
  expect(field(fields.applicant_name)).toHaveValue('Jörg Rao');
  expect(field(fields.applicant_email)).toHaveValue('Joerg@Example.com');
  expect(field(fields.cover_letter)).toHaveValue('Hello,\n\nI apply.');
  expect(field(fields.note)).toHaveValue(texts.subject('Application, RFID'));
  expect(document.title).not.toBe('run');
  await user.selectOptions(field(fields.job_id), 'rfid');
  await click(texts.submit);
  await screen.findByRole('heading', { name: 'Added' });
  const { body } = server.to(endpoints.addApplication)[0] ?? {};
  const sent = Object.fromEntries(body instanceof FormData ? body : []);
  expect(sent['resume']).toMatchObject({ name: 'Jörg.pdf', size: 8 });
  expect(sent).toMatchObject({ applicant_email: 'joerg@example.com', job_id: 'rfid', origin: 'mail', phone: '', referred_by: '' });
});

it('says who tells applicants without an address, shows earlier ones from it, says what is cut off or looks wrong, and survives a refusal', async () => {
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
  await user.upload(field(texts.file), mailOf('From: asha@example.com', '', 'x '.repeat(limits.coverLetterLength)));
  expect(await screen.findByText(texts.fromMail([], true))).toBeVisible();

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

import { act, screen, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PublicJob, Question } from '#rooms/jobs/contract/jobs.ts';
import type { ApplicationReceipt } from '#rooms/applications/contract/apply.ts';
import { idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { resumeTexts } from '#rooms/applications/contract/resume.ts';
import { fakeCaptcha, shownCaptcha, solveCaptcha } from '../../../../tests/component/captcha.ts';
import { translatePage } from '../../../../tests/component/translate.ts';
import { aPublicJob } from '../../../../tests/example-job.ts';
import { fakeServerOfFile, json } from '../../../../tests/component/server.ts';
import { enter } from '../../../../tests/component/user.ts';
import { renderOnSite } from '../../../../tests/render.tsx';
import { addressTexts } from '../../../shared/texts/address-texts.ts';
import { applyTexts } from '../../../shared/texts/form-texts.ts';
import { applyHash } from '../../../paths.ts';
import { ApplyDialog } from './ApplyDialog.tsx';

const { fields } = applyTexts;
const receipt: ApplicationReceipt = {
  message: visitorTexts.applySent,
  reference: '1A2B3C4D',
  next_steps: 'We read it.\nWe call you.',
  reply_days: 5,
  due_at: '2026-12-05T10:00:00.000Z',
  link_mailed: true,
  applicant_email: 'asha@example.com',
};
const stored = () => json(201, receipt);
/** Has another content on disk once it is chosen. */
const resume = Object.assign(new File(['%PDF-2.0 changed'], 'resume.pdf', { type: 'application/pdf' }), {
  arrayBuffer: () => new Blob(['%PDF-1.7']).arrayBuffer(),
});

/** A file with a fake size, because happy-dom is slow with large files. */
function fileOfSize(name: string, size: number): File {
  return Object.defineProperty(new File(['%PDF'], name), 'size', { value: size });
}

let captcha: ReturnType<typeof fakeCaptcha>;
const server = fakeServerOfFile();

beforeEach(() => {
  captcha = fakeCaptcha();
});

/** The dialog, opened by a history entry as on the site. */
function DialogOfEntry({ job, onSent }: { job: PublicJob; onSent: () => void }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  return <ApplyDialog job={job} opened={hash === applyHash(job.id)} onClose={() => void navigate(-1)} onSent={onSent} />;
}

async function open(job = aPublicJob()) {
  const onSent = vi.fn();
  const { router, unmount } = renderOnSite(<DialogOfEntry job={job} onSent={onSent} />);
  await act(() => router.navigate(applyHash(job.id)));
  const isClosed = () => router.state.location.hash === '';
  await shownCaptcha();
  // A visitor can override `accept`.
  const user = userEvent.setup({ applyAccept: false, delay: null, pointerEventsCheck: 0 });
  return { isClosed, onSent, router, user, unmount };
}

const field = (name: keyof typeof fields) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${fields[name]}`));
const button = () => screen.getByRole('button', { name: applyTexts.submit });

async function fill(user: UserEvent) {
  enter(field('applicant_name'), ' Asha Rao ');
  enter(field('applicant_email'), 'asha@example.com');
  enter(field('cover_letter'), 'One\ntwo');
  await user.upload(field('resume'), resume);
  await solveCaptcha();
}

function sentForms(): FormData[] {
  return server.to(endpoints.applyForJob).map(({ body }) => {
    if (!(body instanceof FormData)) throw new Error('Not sent as a form');
    return body;
  });
}

it('sends every field and the source of the visit, confirms the application, and closes by itself', async () => {
  sessionStorage.setItem('source', 'linkedin');
  const { user, isClosed, onSent } = await open();
  const send = server.hold(endpoints.applyForJob);
  await fill(user);
  await user.click(button());

  expect(screen.getByRole('button', { name: applyTexts.submitting })).toBeDisabled();
  vi.useFakeTimers();
  send(stored());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('status')).toHaveTextContent(visitorTexts.applySent);
  expect(screen.getByRole('status')).toHaveFocus();
  for (const text of [receipt.reference, receipt.applicant_email, 'We read it.', applyTexts.reply('Dec 5')])
    expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(onSent).toHaveBeenCalledExactlyOnceWith({ ...receipt, applicant_email: '' });
  expect(Object.keys(sessionStorage)).toEqual(['source']);

  await act(() => vi.advanceTimersByTimeAsync(limits.applyDialogCloseMs - 1));
  expect(isClosed()).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(isClosed()).toBe(true);
  vi.useRealTimers();

  const [call] = server.to(endpoints.applyForJob);
  expect(call?.path).toBe('/.netlify/functions/careers/apply/windchill');
  const { resume: file, ...fields } = Object.fromEntries(sentForms()[0] ?? []);
  expect(file).toMatchObject({ name: 'resume.pdf', size: '%PDF-1.7'.length, type: 'application/pdf' });
  expect(fields).toEqual({
    applicant_name: 'Asha Rao',
    applicant_email: 'asha@example.com',
    phone: '',
    cover_letter: 'One\ntwo',
    keep: 'false',
    job_id: 'windchill',
    source: 'linkedin',
    recaptchaToken: 'token-1',
  });
});

it('the form refuses files that are invalid or too large as soon as they are chosen, and asks once about an address that looks mistyped', async () => {
  const { user } = await open();
  expect(field('phone')).toHaveAttribute('autocomplete', 'tel');
  expect(field('resume')).toHaveAttribute('accept', '.pdf,.doc,.docx');
  await fill(user);
  for (const name of ['cv.exe', 'cv.png', 'cv']) {
    await user.upload(field('resume'), new File(['MZ'], name));
    expect(screen.getByRole('alert'), name).toHaveTextContent(resumeTexts.resumeType);
  }
  await user.upload(field('resume'), fileOfSize('cv.pdf', limits.resumeBytes + 1));
  expect(screen.getByRole('alert')).toHaveTextContent(resumeTexts.resumeTooLarge);
  await user.click(button());
  expect(server.calls).toEqual([]);

  await user.click(screen.getByRole('button', { name: applyTexts.removeResume }));
  expect(screen.queryByText(resumeTexts.resumeTooLarge)).toBeNull();
  server.on(endpoints.applyForJob, stored);
  enter(field('applicant_email'), 'asha@gmial.com');
  await user.click(button());
  expect(field('applicant_email')).toHaveAccessibleDescription(addressTexts.question('asha@gmail.com'));
  expect(field('applicant_email')).toHaveFocus();
  expect(server.calls).toEqual([]);
  await user.click(button());
  await screen.findByText(visitorTexts.applySent);
  expect(sentForms()[0]?.has('resume')).toBe(false);
  expect(sentForms()[0]?.get('applicant_email')).toBe('asha@gmial.com');
});

describe('during sending', () => {
  async function begin() {
    const opened = await open();
    const send = server.hold(endpoints.applyForJob);
    await fill(opened.user);
    await opened.user.click(screen.getByRole('checkbox', { name: applyTexts.keep }));
    await opened.user.click(button());
    return { ...opened, send };
  }

  const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  const bar = () => screen.getByRole('progressbar', { name: applyTexts.upload });
  const stop = () => screen.getByRole('button', { name: applyTexts.stop });

  it('locks every field, makes the browser ask before the tab closes, and announces its progress three times', async () => {
    const browserAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { send } = await begin();
    for (const name of ['applicant_name', 'applicant_email', 'phone', 'cover_letter'] as const) {
      expect(field(name)).toHaveAttribute('readonly');
    }
    expect(field('resume')).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: applyTexts.keep })).toBeDisabled();
    expect(browserAsks()).toBe(true);
    expect(bar()).toHaveValue(0);
    expect(announcements()).toEqual([applyTexts.submitting]);
    act(() => server.progress(499, 1000));
    expect(bar()).toHaveValue(49);
    expect(screen.getByText(applyTexts.uploaded(49))).toBeVisible();
    expect(announcements()).toEqual([applyTexts.submitting]);
    act(() => server.progress(750, 1000));
    expect(announcements()).toEqual([applyTexts.halfUploaded]);
    act(() => server.progress(1000, 1000));
    expect(announcements()).toEqual([applyTexts.awaitingAnswer]);
    send(stored());
    await screen.findByText(visitorTexts.applySent);
    expect(browserAsks()).toBe(false);
  });

  it('can be stopped, keeps all values and resends with the same key, while the page is translated', async () => {
    const { user } = await begin();
    const region = screen.getByRole('status');
    const keep = screen.getByRole('checkbox', { name: applyTexts.keep });
    translatePage();
    act(() => server.progress(750, 1000));
    expect(announcements()).toEqual([applyTexts.halfUploaded]);
    translatePage();
    await user.click(stop());
    await waitFor(() => expect(region).toHaveTextContent(visitorTexts.applyStopped));
    expect(screen.getAllByText(visitorTexts.applyStopped).filter((text) => !region.contains(text))).toHaveLength(1);
    expect(announcements()).toEqual([visitorTexts.applyStopped]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button()).toHaveFocus();
    expect(field('cover_letter')).toHaveValue('One\ntwo');
    expect(field('resume').files?.[0]).toBe(resume);
    expect(keep).toBeChecked();
    expect(captcha.current.resets).toBe(0);

    server.on(endpoints.applyForJob, stored);
    await user.click(button());
    await screen.findByText(visitorTexts.applySent);
    expect(sentForms().map((form) => form.get('keep'))).toEqual(['true', 'true']);
    const keys = server.to(endpoints.applyForJob).map(({ headers }) => headers.get(idempotencyHeader));
    expect(keys[1]).toBe(keys[0]);
  });
});

const typed = () =>
  Object.fromEntries((['applicant_name', 'applicant_email', 'phone', 'cover_letter'] as const).map((name) => [name, field(name).value]));

it('entered text stays with its job, except the details of the applicant, which the next job reuses', async () => {
  const first = await open();
  await fill(first.user);
  first.unmount();
  const second = await open(aPublicJob({ id: 'rfid' }));
  expect(typed()).toEqual({ applicant_name: ' Asha Rao ', applicant_email: 'asha@example.com', phone: '', cover_letter: '' });
  expect(JSON.stringify(sessionStorage)).not.toMatch(/token-1|resume|PDF/);
  enter(field('applicant_name'), 'A. Rao');
  second.unmount();
  await open();
  expect(typed()).toMatchObject({ applicant_name: ' Asha Rao ', cover_letter: 'One\ntwo' });
});

it('keeps what was written for a question that has been reworded before a reload, if it still fits', async () => {
  const asked: Question = { id: 'a', kind: 'text', text: 'Which tools?', required: false, choices: [] };
  const first = await open(aPublicJob({ questions: [asked] }));
  enter(await screen.findByLabelText('Which tools?'), 'Creo');
  first.unmount();
  const number: Question = { ...asked, id: 'a_00000003', kind: 'number', text: 'How many?' };
  await open(aPublicJob({ questions: [{ ...asked, id: 'a_00000002', text: 'Which tools do you use?' }, number] }));
  expect(await screen.findByLabelText('Which tools do you use?')).toHaveValue('Creo');
  expect(screen.getByLabelText('How many?')).toHaveValue('');
});

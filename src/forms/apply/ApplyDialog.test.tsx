import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints, idempotencyHeader } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { fakeCaptcha } from '../../../tests/component/captcha.ts';
import { aPublicJob } from '../../../tests/component/records.ts';
import { delayed, fakeServer, json, refusal, unreachable } from '../../../tests/component/server.ts';
import { render } from '../../../tests/render.tsx';
import { applyCopy } from '../../content/form-copy.ts';
import { ApplyDialog } from './ApplyDialog.tsx';

const { fields } = applyCopy;
const stored = () => json(201, { message: messages.applySent });
const resume = new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' });

/** A file that says it has that many bytes; the test's browser is slow with real ones. */
function sized(name: string, size: number): File {
  return Object.defineProperty(new File(['%PDF'], name), 'size', { value: size });
}

let captcha: ReturnType<typeof fakeCaptcha>;
let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  captcha = fakeCaptcha();
  server = fakeServer();
});

async function open() {
  const onClose = vi.fn();
  const onSent = vi.fn();
  render(<ApplyDialog job={aPublicJob()} opened onClose={onClose} onSent={onSent} />);
  await screen.findByText("I'm not a robot");
  // The browser would leave out files that `accept` doesn't name; a person can override that.
  const user = userEvent.setup({ applyAccept: false, delay: null });
  return { onClose, onSent, user };
}

const field = (name: keyof typeof fields) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${fields[name]}`));
const button = () => screen.getByRole('button', { name: applyCopy.submit });

async function fill(user: Awaited<ReturnType<typeof open>>['user'], { withCaptcha = true } = {}) {
  await user.type(field('applicant_name'), ' Asha Rao ');
  await user.type(field('applicant_email'), 'asha@example.com');
  await user.type(field('cover_letter'), 'One{enter}two');
  await user.upload(field('resume'), resume);
  if (withCaptcha) await user.click(screen.getByText("I'm not a robot"));
}

function sentForms(): FormData[] {
  return server.to(endpoints.applyForJob).map(({ body }) => {
    if (!(body instanceof FormData)) throw new Error('Not sent as a form');
    return body;
  });
}

it('sends every field of the specification, says so, and closes by itself', async () => {
  const { user, onClose, onSent } = await open();
  const { answer, send } = delayed();
  server.on(endpoints.applyForJob, () => answer);
  await fill(user);
  await user.click(button());

  expect(screen.getByRole('button', { name: applyCopy.submitting })).toBeDisabled();
  vi.useFakeTimers();
  send(stored());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('status')).toHaveTextContent(messages.applySent);
  expect(screen.getByRole('status')).toHaveFocus();
  expect(onSent).toHaveBeenCalledOnce();

  await act(() => vi.advanceTimersByTimeAsync(limits.applyDialogCloseMs - 1));
  expect(onClose).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(onClose).toHaveBeenCalledOnce();
  vi.useRealTimers();

  const [call] = server.to(endpoints.applyForJob);
  expect(call?.path).toBe('/.netlify/functions/careers/apply/windchill');
  const { resume: file, ...texts } = Object.fromEntries(sentForms()[0] ?? []);
  expect(file).toMatchObject({ name: 'resume.pdf', size: resume.size });
  expect(texts).toEqual({
    applicant_name: 'Asha Rao',
    applicant_email: 'asha@example.com',
    phone: '',
    cover_letter: 'One\ntwo',
    job_id: 'windchill',
    recaptchaToken: 'token-1',
  });
});

describe('before it is sent', () => {
  it('says once what is missing, marks it and goes to the first', async () => {
    const { user } = await open();
    await user.click(button());
    expect(screen.getByText(messages.requiredFields)).toHaveAttribute('class', expect.stringContaining('text'));
    expect(screen.getByText(messages.applyCaptcha)).toBeInTheDocument();
    expect(field('applicant_name')).toBeInvalid();
    expect(field('applicant_email')).toBeInvalid();
    expect(field('applicant_name')).toHaveFocus();
    expect(server.calls).toEqual([]);

    await user.type(field('applicant_name'), 'Asha');
    await user.type(field('applicant_email'), 'a@b.c');
    expect(screen.queryByText(messages.requiredFields)).toBeNull();
  });

  it('takes blanks for nothing, and an address for what it must look like', async () => {
    const { user } = await open();
    await user.type(field('applicant_name'), '   ');
    await user.type(field('applicant_email'), 'asha@example');
    await user.click(screen.getByText("I'm not a robot"));
    await user.click(button());
    expect(screen.getByText(messages.requiredFields)).toBeInTheDocument();
    expect(field('applicant_email')).toHaveAccessibleDescription(messages.invalidEmail);
    expect(server.calls).toEqual([]);
  });

  it('goes to the captcha when only that is missing', async () => {
    const { user } = await open();
    await fill(user, { withCaptcha: false });
    await user.click(button());
    expect(screen.getByRole('group', { name: 'reCAPTCHA' })).toHaveFocus();
    expect(server.calls).toEqual([]);
  });

  it('asks for the captcha again when it has expired', async () => {
    const { user } = await open();
    await fill(user);
    act(() => captcha.current.options['expired-callback']());
    await user.click(button());
    expect(screen.getByText(messages.applyCaptcha)).toBeInTheDocument();
    expect(server.calls).toEqual([]);
  });

  it.each([
    ['too large', sized('cv.pdf', limits.resumeBytes + 1), messages.resumeTooLarge],
    ['empty', new File([], 'cv.docx'), messages.resumeEmpty],
    ['of another type', new File(['MZ'], 'cv.exe'), messages.resumeType],
    ['named too long', new File(['%PDF'], `${'a'.repeat(252)}.pdf`), messages.resumeName],
  ])('refuses a resume that is %s the moment it is chosen, and does not send it', async (_, file, text) => {
    const { user } = await open();
    await fill(user);
    await user.upload(field('resume'), file);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    await user.click(button());
    expect(server.calls).toEqual([]);

    await user.click(screen.getByRole('button', { name: applyCopy.removeResume }));
    expect(screen.queryByText(text)).toBeNull();
    server.on(endpoints.applyForJob, stored);
    await user.click(button());
    await screen.findByText(messages.applySent);
    expect(sentForms()[0]?.has('resume')).toBe(false);
  });

  it('takes a resume of exactly the largest size', async () => {
    const { user } = await open();
    await user.upload(field('resume'), sized('CV.PDF', limits.resumeBytes));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('when it fails', () => {
  it.each([
    ['the server’s reason', () => refusal(410, messages.jobClosed), messages.jobClosed],
    ['a plain text for an HTML page', () => new Response('<h1>502</h1>', { status: 502 }), messages.applyRefused],
    ['a plain text for an empty body', () => new Response('', { status: 500 }), messages.applyRefused],
    ['a plain text for no answer', unreachable, messages.applyFailed],
    ['a plain text for an answer without sense', () => new Response('<p>Hello</p>'), messages.applyFailed],
    [
      'how long to wait',
      () => refusal(429, messages.tooManyRequests, { 'Retry-After': '90' }),
      `${messages.tooManyRequests}. ${messages.retryInSeconds(90)}`,
    ],
  ])('shows %s, keeps everything, and can be sent again', async (_, answer, text) => {
    const { user } = await open();
    server.on(endpoints.applyForJob, answer);
    await fill(user);
    await user.click(button());

    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(button()).toBeEnabled();
    expect(field('applicant_name')).toHaveValue(' Asha Rao ');
    expect(field('applicant_email')).toHaveValue('asha@example.com');
    expect(field('cover_letter')).toHaveValue('One\ntwo');
    expect(field('resume').files?.[0]).toBe(resume);

    server.on(endpoints.applyForJob, stored);
    await user.click(screen.getByText("I'm not a robot"));
    await user.click(button());
    await screen.findByText(messages.applySent);

    const keys = server.to(endpoints.applyForJob).map(({ headers }) => headers.get(idempotencyHeader));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('empties the captcha after an answer, since its token is spent', async () => {
    const { user } = await open();
    server.on(endpoints.applyForJob, () => refusal(400, messages.captchaRefused));
    await fill(user);
    await user.click(button());
    await screen.findByText(messages.captchaRefused);
    expect(captcha.current.resets).toBe(1);
    await user.click(button());
    expect(screen.getByText(messages.applyCaptcha)).toBeInTheDocument();
    expect(server.to(endpoints.applyForJob)).toHaveLength(1);
  });

  it('keeps the captcha where no answer came: one press sends it again', async () => {
    const { user } = await open();
    server.on(endpoints.applyForJob, unreachable);
    await fill(user);
    await user.click(button());
    await screen.findByText(messages.applyFailed);
    expect(captcha.current.resets).toBe(0);
    server.on(endpoints.applyForJob, stored);
    await user.click(button());
    await screen.findByText(messages.applySent);
  });
});

it('sends one application however often it is pressed', async () => {
  const { user } = await open();
  const { answer, send } = delayed();
  server.on(endpoints.applyForJob, () => answer);
  await fill(user);
  const press = button();
  act(() => {
    press.click();
    press.click();
  });
  await user.type(field('applicant_name'), '{enter}');
  send(stored());
  await screen.findByText(messages.applySent);
  expect(server.to(endpoints.applyForJob)).toHaveLength(1);
});

it('tells browsers and keyboards what the fields are', async () => {
  await open();
  expect(field('applicant_name')).toHaveAttribute('autocomplete', 'name');
  expect(field('applicant_email')).toHaveAttribute('autocomplete', 'email');
  expect(field('applicant_email')).toHaveAttribute('inputmode', 'email');
  expect(field('phone')).toHaveAttribute('autocomplete', 'tel');
  expect(field('phone')).toHaveAttribute('inputmode', 'tel');
  expect(field('resume')).toHaveAttribute('accept', '.pdf,.doc,.docx');
});

it('has no accessibility violation, blank and with errors', async () => {
  const { user } = await open();
  const dialog = screen.getByRole('dialog', { name: applyCopy.title('Windchill Developer') });
  expect((await axe.run(dialog)).violations).toEqual([]);
  await user.click(button());
  await waitFor(() => expect(field('applicant_name')).toBeInvalid());
  expect((await axe.run(dialog)).violations).toEqual([]);
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { honeypotField } from '#rooms/messages/contract/contact.ts';
import { idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { officeDate } from '#rooms/platform/contract/office.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { fakeCaptcha, shownCaptcha, solveCaptcha } from '../../../tests/component/captcha.ts';
import { fakeServerOfFile, json, refusal, sent } from '../../../tests/component/server.ts';
import { click, enter, user } from '../../../tests/component/user.ts';
import { renderOnSite } from '../../../tests/render.tsx';
import { env } from '../../shared/lib/env.ts';
import { codeTexts } from '../../shared/texts/code-texts.ts';
import { addressTexts } from '../../shared/texts/address-texts.ts';
import { captchaTexts, contactTexts } from '../../shared/texts/form-texts.ts';
import { ContactForm } from './ContactForm.tsx';

const { fields } = contactTexts;
const due_at = '2026-12-05T10:00:00.000Z';
const stored = () => json(200, { message: visitorTexts.contactSent, reference: '1A2B3C4D', due_at });
const typed = { name: ' Asha Rao ', email: 'asha@example.com.', subject: 'Upgrade', message: 'We run 11.\nWhen?' };
const blank = { name: '', email: '', subject: '', message: '' };

let captcha: ReturnType<typeof fakeCaptcha>;
const server = fakeServerOfFile();

beforeEach(async () => {
  captcha = fakeCaptcha();
  // The component imports this module on use, which does not end while the clock is stopped.
  await import('./ContactNotices.tsx');
});

const field = (name: keyof typeof fields) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${fields[name]}`));
const values = () => Object.fromEntries(Object.keys(blank).map((name) => [name, field(name as keyof typeof fields).value]));
const button = () => screen.getByRole('button', { name: 'Send message' });
const calls = () => server.to(endpoints.sendMessage);
const liveTexts = () =>
  [...document.querySelectorAll('[role="status"], [role="alert"], [aria-live]')].map(({ textContent }) => textContent).filter(Boolean);
const announced = () => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(contactTexts.receipt.title));

async function open() {
  const view = renderOnSite(<ContactForm />);
  await shownCaptcha();
  return view;
}

function fill(changes: Partial<typeof typed> = {}) {
  for (const [name, text] of Object.entries({ ...typed, ...changes })) enter(field(name as keyof typeof fields), text);
}

async function send() {
  fill();
  await solveCaptcha();
  await user.click(button());
}

it('a message is sent once for several clicks or Enter presses, and confirmed once, by a notice and a receipt, which takes the focus', async () => {
  await open();
  const answerNow = server.hold(endpoints.sendMessage);
  fill();
  await solveCaptcha();
  const submitButton = button();
  act(() => {
    submitButton.click();
    submitButton.click();
  });
  await user.type(field('name'), '{enter}{enter}');

  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  expect(field('message')).toHaveAttribute('readonly');
  answerNow(stored());
  await announced();
  expect(values()).toEqual(blank);
  expect(sessionStorage).toHaveLength(0);
  expect(captcha.current.resets).toBe(1);
  expect(button()).toBeEnabled();

  expect(calls()).toHaveLength(1);
  expect(calls()[0]).toMatchObject({ method: 'POST', path: '/api/contact' });
  expect(sent(calls()[0])).toEqual({
    ...typed,
    name: 'Asha Rao',
    email: 'asha@example.com',
    recaptchaToken: 'token-1',
    [honeypotField]: '',
  });
  expect(calls()[0]?.headers.get(idempotencyHeader)).toMatch(/^[0-9a-f-]{36}$/);

  const receipt = screen.getByRole('status');
  await screen.findByRole('button', { name: contactTexts.closeNotice });
  expect(screen.getAllByText(visitorTexts.contactSent)).toHaveLength(1);
  expect(liveTexts()).toEqual([receipt.textContent]);
  expect(receipt).toHaveFocus();
  const { by } = contactTexts.receipt;
  for (const text of ['1A2B3C4D', by(officeDate(due_at), 'asha@example.com'), 'Upgrade', 'We run 11.'])
    expect(receipt).toHaveTextContent(text);
  server.hold(endpoints.sendMessage);
  await send();
  expect(receipt).not.toBeInTheDocument();
});

it('takes a code by email, sent to the address in the form, instead of the captcha, to which it leads back', async () => {
  Object.assign(env, { sendsMail: true });
  onTestFinished(() => void Object.assign(env, { sendsMail: false }));
  const code = () => screen.getByLabelText(codeTexts.label, { exact: false });
  const requests = () => server.to(endpoints.requestCaptchaCode);
  await open();
  await user.click(await screen.findByRole('button', { name: codeTexts.get }));
  expect(field('email')).toHaveFocus();
  expect(field('email')).toHaveAccessibleDescription(contactTexts.blank.email);
  expect(requests()).toEqual([]);

  fill();
  server.on(endpoints.requestCaptchaCode, () => refusal(429, 'Too many attempts'));
  await click(codeTexts.get);
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts');
  server.on(endpoints.requestCaptchaCode, () => json(202, { challenge: 'challenge' }));
  await click(codeTexts.get);
  await waitFor(() => expect(code()).toHaveFocus());
  expect(sent(requests()[1])).toEqual({ email: typed.email });
  expect(code()).toHaveAccessibleDescription(codeTexts.sent(typed.email));
  expect(code()).toHaveAttribute('inputmode', 'numeric');
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.queryByText("I'm not a robot")).toBeNull();
  await user.keyboard('12345{enter}');
  expect(code()).toHaveAccessibleDescription(/Please complete the reCAPTCHA verification/);
  expect(calls()).toEqual([]);

  server.on(endpoints.sendMessage, () => refusal(400, texts.captchaRefused));
  fireEvent.change(code(), { target: { value: '123 456 ' } });
  await user.click(button());
  await screen.findByText(texts.captchaRefused);
  await waitFor(() => expect(code()).toHaveAccessibleDescription(new RegExp(codeTexts.refused)));
  expect(sent(calls()[0])).toMatchObject({ recaptchaToken: 'code.challenge.123456' });
  expect(code()).toHaveValue('');

  await click(codeTexts.back);
  expect(screen.getByRole('button', { name: codeTexts.get })).toHaveFocus();
  server.on(endpoints.sendMessage, stored);
  await send();
  await announced();
  expect(sent(calls()[1])).toMatchObject({ recaptchaToken: 'token-1' });
});

it('says that fields are blank, what to enter in each, and that the captcha is missing', async () => {
  await open();
  enter(field('name'), '  ');
  await user.click(button());
  const notice = screen.getByText('Please fill in all required fields');
  expect(notice.compareDocumentPosition(field('name')) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  for (const name of ['name', 'email', 'subject', 'message'] as const) {
    expect(field(name)).toHaveAccessibleDescription(new RegExp(contactTexts.blank[name]));
  }
  expect(screen.getByText('Please complete the reCAPTCHA verification')).toBeInTheDocument();
  expect(field('name')).toHaveFocus();

  fill({ email: 'asha@example' });
  expect(screen.queryByText(texts.requiredFields)).toBeNull();
  await user.click(button());
  expect(field('email')).toHaveAccessibleDescription('Please enter a valid email address');
  expect(field('email')).toHaveFocus();

  fill({ email: 'asha@hotmial.com' });
  await user.click(button());
  expect(field('email')).toHaveAccessibleDescription(addressTexts.question('asha@hotmail.com'));
  await user.click(button());
  expect(screen.getByRole('group', { name: 'reCAPTCHA' })).toHaveFocus();
  expect(server.calls).toEqual([]);
});

it('the notice stays while it is hovered and while it has the focus', async () => {
  const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await open();
  server.on(endpoints.sendMessage, stored);
  fill();
  await solveCaptcha();
  vi.useFakeTimers();
  fireEvent.click(button());
  await advance(0);
  await advance(0);
  const close = screen.getByRole('button', { name: contactTexts.closeNotice });
  await advance(limits.noticeMs - 100);
  for (const [hold, release] of [
    [() => fireEvent.mouseEnter(close), () => fireEvent.mouseLeave(close)],
    [() => close.focus(), () => close.blur()],
  ] as const) {
    act(() => void hold());
    await advance(60_000);
    expect(close).toBeInTheDocument();
    act(() => void release());
    await advance(limits.noticeMs - 100);
  }
  // Longer than the transition with which it disappears.
  await advance(500);
  expect(close).not.toBeInTheDocument();
});

describe('the form', () => {
  it('declares what its fields are, and has a honeypot that is hidden from screen readers, keyboards and autofill', async () => {
    const { container } = await open();
    expect(field('name')).toHaveAttribute('autocomplete', 'name');
    expect(field('email')).toHaveAttribute('autocomplete', 'email');
    expect(field('email')).toHaveAttribute('inputmode', 'email');
    expect(field('message')).toHaveAttribute('rows', '4');
    for (const name of ['name', 'email', 'subject', 'message'] as const) expect(field(name)).toBeRequired();
    const trap = container.querySelector<HTMLInputElement>(`[name="${honeypotField}"]`);
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap).toHaveAttribute('autocomplete', 'off');
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.getAllByRole('textbox')).toHaveLength(4);
    if (trap) trap.value = 'https://spam.example';
    server.on(endpoints.sendMessage, stored);
    await send();
    await announced();
    expect(sent(calls()[0])).toMatchObject({ [honeypotField]: 'https://spam.example' });
  });

  it.each([
    ['the focus', () => act(() => field('name').focus())],
    ['a pointer', () => void fireEvent.pointerDown(screen.getByText(captchaTexts.untouched))],
    ['a password manager', () => void fireEvent.input(field('email'), { target: { value: 'asha@example.com' } })],
  ])('loads the captcha once %s touches it', async (_, touch) => {
    renderOnSite(<ContactForm />);
    expect(captcha.widgets).toEqual([]);
    touch();
    await waitFor(() => expect(captcha.widgets).toHaveLength(1));
    // This site sends no email.
    expect(screen.queryByRole('button', { name: codeTexts.get })).toBeNull();
  });
});

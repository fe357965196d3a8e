import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { honeypotField } from '#rooms/messages/contract/contact.ts';
import { idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { fakeCaptcha, solveCaptcha } from '../../../tests/component/captcha.ts';
import { fakeIntersectionObserver } from '../../../tests/component/intersection-observer.ts';
import { fakeServerOfFile, json, refusal, sent, unreachable } from '../../../tests/component/server.ts';
import { translatePage } from '../../../tests/component/translate.ts';
import { enter, user } from '../../../tests/component/user.ts';
import { renderOnSite } from '../../../tests/render.tsx';
import { Providers } from '../components/shell/Providers.tsx';
import { contactTexts } from '../../shared/texts/form-texts.ts';
import { privacyNoteTexts } from '../../shared/texts/privacy-notes.ts';
import { paths } from '../../paths.ts';
import { ContactForm } from './ContactForm.tsx';

const { fields } = contactTexts;
const stored = () => json(200, { message: visitorTexts.contactSent });
const typed = { name: ' Asha Rao ', email: 'asha@example.com.', subject: 'Upgrade', message: 'We run 11.\nWhen?' };
const blank = { name: '', email: '', subject: '', message: '' };

let captcha: ReturnType<typeof fakeCaptcha>;
const server = fakeServerOfFile();

beforeEach(async () => {
  captcha = fakeCaptcha();
  fakeIntersectionObserver({ near: true });
  // The component imports this module on use, which does not end while the clock is stopped.
  await import('./ContactNotices.tsx');
});

const field = (name: keyof typeof fields) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${fields[name]}`));
const values = () => Object.fromEntries(Object.keys(blank).map((name) => [name, field(name as keyof typeof fields).value]));
const button = () => screen.getByRole('button', { name: 'Send message' });
const calls = () => server.to(endpoints.sendMessage);
const liveTexts = () =>
  [...document.querySelectorAll('[role="status"], [role="alert"], [aria-live]')].map(({ textContent }) => textContent).filter(Boolean);
const announced = () => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(visitorTexts.contactSent));

async function open() {
  const view = renderOnSite(<ContactForm />);
  await screen.findByText("I'm not a robot");
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

describe('a message', () => {
  it('is sent once for several clicks or Enter presses, with every specified field, and the form is reset', async () => {
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
  });

  it('is announced once, in an existing live region', async () => {
    await open();
    // The only live region once the captcha has loaded.
    const region = await screen.findByRole('status');
    expect(region).toBeEmptyDOMElement();
    server.on(endpoints.sendMessage, stored);
    await send();
    await screen.findByRole('button', { name: contactTexts.closeNotice });
    expect(region).toHaveTextContent(visitorTexts.contactSent);
    expect(liveTexts()).toEqual([visitorTexts.contactSent]);
    expect(button()).toHaveFocus();

    const answerNow = server.hold(endpoints.sendMessage);
    await send();
    expect(region).toBeEmptyDOMElement();
    answerNow(stored());
    await waitFor(() => expect(region).toHaveTextContent(visitorTexts.contactSent));
  });
});

it('says that fields are blank, what to enter in each, and that the captcha is missing', async () => {
  await open();
  enter(field('name'), '  ');
  await user.click(button());
  const notice = screen.getByText('Please fill in all required fields');
  expect(notice.compareDocumentPosition(field('name')) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  for (const name of ['name', 'email', 'subject', 'message'] as const) {
    expect(field(name)).toHaveAccessibleDescription(contactTexts.blank[name]);
  }
  expect(screen.getByText('Please complete the reCAPTCHA verification')).toBeInTheDocument();
  expect(field('name')).toHaveFocus();

  fill({ email: 'asha@example' });
  expect(screen.queryByText(texts.requiredFields)).toBeNull();
  await user.click(button());
  expect(field('email')).toHaveAccessibleDescription('Please enter a valid email address');
  expect(field('email')).toHaveFocus();

  fill();
  await user.click(button());
  expect(screen.getByRole('group', { name: 'reCAPTCHA' })).toHaveFocus();
  expect(server.calls).toEqual([]);
});

it('shows the current texts while the page is translated', async () => {
  await open();
  translatePage();
  for (const text of ['First failure', 'Second failure']) {
    server.on(endpoints.sendMessage, () => refusal(500, text));
    await send();
    await waitFor(() => expect(screen.getAllByRole('alert').map(({ textContent }) => textContent.trim())).toEqual([text]));
    translatePage();
  }
  server.on(endpoints.sendMessage, stored);
  await send();
  await announced();
  expect(button()).toBeEnabled();
});

describe('a notice', () => {
  /** Sends a message while the clock is stopped. @returns the notice's close button */
  async function notify() {
    await open();
    server.on(endpoints.sendMessage, stored);
    fill();
    await solveCaptcha();
    vi.useFakeTimers();
    fireEvent.click(button());
    await advance(0);
    await advance(0);
    return screen.getByRole('button', { name: contactTexts.closeNotice });
  }

  const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const isShown = () => screen.queryByRole('button', { name: contactTexts.closeNotice }) !== null;
  /** Longer than the transition with which a notice disappears, in milliseconds. */
  const transitionMs = 500;

  it('stays while hovered and while it has the focus', async () => {
    const close = await notify();
    await advance(limits.noticeMs - 100);
    for (const [hold, release] of [
      [() => fireEvent.mouseEnter(close), () => fireEvent.mouseLeave(close)],
      [() => close.focus(), () => close.blur()],
    ] as const) {
      act(() => void hold());
      await advance(60_000);
      expect(isShown()).toBe(true);
      act(() => void release());
      await advance(limits.noticeMs - 100);
    }
    await advance(transitionMs);
    expect(isShown()).toBe(false);
  });

  it('is left out if its code cannot be loaded, and the form shows the outcome', async () => {
    vi.resetModules();
    vi.doMock('./ContactNotices.tsx', () => {
      throw new Error('Failed to fetch dynamically imported module');
    });
    const { ContactForm: Fresh } = await import('./ContactForm.tsx');
    renderOnSite(<Fresh />);
    await screen.findByText("I'm not a robot");
    server.on(endpoints.sendMessage, unreachable);
    await send();
    await screen.findByRole('alert');
    server.on(endpoints.sendMessage, stored);
    await user.click(button());
    await announced();
    expect(isShown()).toBe(false);
    vi.doUnmock('./ContactNotices.tsx');
  });

  it('disappears when it is closed', async () => {
    fireEvent.click(await notify());
    await advance(transitionMs);
    expect(isShown()).toBe(false);
  });
});

describe('entered text', () => {
  it('before hydration is kept and takes precedence over the draft', async () => {
    sessionStorage.setItem('draft contact', JSON.stringify({ name: 'Old', subject: 'Kept' }));
    const page = (
      <Providers>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: <ContactForm /> }])} />
      </Providers>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    field('name').value = 'Asha';
    field('name').focus();
    const root = await act(() => hydrateRoot(container, page));
    expect(values()).toEqual({ ...blank, name: 'Asha', subject: 'Kept' });
    expect(field('name')).toHaveFocus();

    server.on(endpoints.sendMessage, stored);
    enter(field('email'), 'asha@example.com');
    enter(field('message'), 'Hello');
    await solveCaptcha();
    await user.click(button());
    await announced();
    expect(sent(calls()[0])).toMatchObject({ name: 'Asha', subject: 'Kept', message: 'Hello' });
    act(() => root.unmount());
    container.remove();
  });

  it.each(['not JSON', '{"name":7,"email":null}'])('is ignored when the stored draft is damaged: %s', async (draft) => {
    sessionStorage.setItem('draft contact', draft);
    await open();
    expect(values()).toEqual(blank);
  });
});

describe('the form', () => {
  it('links to the privacy page', async () => {
    await open();
    expect(screen.getByRole('link', { name: privacyNoteTexts.privacyLink })).toHaveAttribute('href', paths.privacy);
  });

  it('has a honeypot that is hidden from screen readers, keyboards and autofill, and sends its value', async () => {
    const { container } = await open();
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

  it('loads the captcha only near the viewport', () => {
    const isWatched = fakeIntersectionObserver({ near: false });
    renderOnSite(<ContactForm />);
    expect(isWatched()).toBe(true);
    expect(screen.queryByRole('group', { name: 'reCAPTCHA' })).toBeNull();
  });

  it('declares autocomplete and input modes for its fields', async () => {
    await open();
    expect(field('name')).toHaveAttribute('autocomplete', 'name');
    expect(field('email')).toHaveAttribute('autocomplete', 'email');
    expect(field('email')).toHaveAttribute('inputmode', 'email');
    expect(field('message')).toHaveAttribute('rows', '4');
    for (const name of ['name', 'email', 'subject', 'message'] as const) expect(field(name)).toBeRequired();
  });
});

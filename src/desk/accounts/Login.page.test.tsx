import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { fakeCaptcha, shownCaptcha, solveCaptcha } from '../../../tests/component/captcha.ts';
import { fakeServerOfFile, json, refusal, sent, unreachable } from '../../../tests/component/server.ts';
import { session } from '../../../tests/component/staff.tsx';
import { click, enter, user } from '../../../tests/component/user.ts';
import { renderOnSite } from '../../../tests/render.tsx';
import { adminPaths } from '../../admin-paths.ts';
import { env } from '../../shared/lib/env.ts';
import { codeTexts } from '../../shared/texts/code-texts.ts';
import { loginTexts } from '../../shared/texts/form-texts.ts';
import { readToken } from '../session/session.ts';
import { forgottenTexts } from './account-texts.ts';
import { twoStepTexts } from './two-step-texts.ts';
import { Component as LoginPage } from './Login.page.tsx';

let captcha: ReturnType<typeof fakeCaptcha>;
const server = fakeServerOfFile();

beforeEach(() => {
  captcha = fakeCaptcha();
});

const username = () => screen.getByLabelText(loginTexts.fields.username);
const password = () => screen.getByLabelText(loginTexts.fields.password);
const button = () => screen.getByRole('button', { name: loginTexts.submit });

async function open() {
  const { unmount, router } = renderOnSite(<LoginPage />, { routes: [{ path: adminPaths.dashboard, element: null }] });
  await shownCaptcha();
  return { unmount, router };
}

const isLoggedIn = () => vi.waitFor(() => expect(readToken()).toBe(session.token));

async function fill() {
  enter(username(), ' admin ');
  enter(password(), ' local-admin-password ');
  await solveCaptcha();
}

/** Sends the credentials. */
async function submit() {
  await fill();
  await user.click(button());
}

it('has fields that password managers know, waits for the captcha, shows that it is busy, and opens the session and the dashboard', async () => {
  const { router } = await open();
  const send = server.hold(endpoints.login);
  expect(button()).toBeDisabled();
  expect(username()).toHaveAttribute('autocomplete', 'username');
  expect(username()).toHaveAttribute('autocapitalize', 'none');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(password()).toHaveAttribute('type', 'password');
  await fill();
  expect(button()).toBeEnabled();
  act(() => captcha.current.options['expired-callback']());
  expect(button()).toBeDisabled();
  await solveCaptcha();
  await user.click(button());

  expect(screen.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  expect(readToken()).toBeNull();
  send(json(200, session));
  await isLoggedIn();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(adminPaths.dashboard));
  // Passwords are not trimmed.
  expect(sent(server.calls[0])).toEqual({
    username: 'admin',
    password: ' local-admin-password ',
    recaptchaToken: 'token-2',
  });
});

it('asks on Enter for blank fields and the captcha, without calling the server', async () => {
  await open();
  enter(username(), '  ');
  await user.type(password(), 'secret{enter}');
  expect(screen.getByText(texts.requiredFields)).toBeVisible();
  expect(username()).toHaveFocus();
  enter(username(), 'admin');
  await user.type(password(), '{enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Please complete the reCAPTCHA verification.');
  expect(screen.getByRole('group', { name: 'reCAPTCHA' })).toHaveFocus();
  expect(server.calls).toEqual([]);
  await solveCaptcha();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps the username through a reload, but never the password', async () => {
  const { unmount } = await open();
  await fill();
  expect(JSON.stringify([sessionStorage, localStorage])).not.toMatch(/local-admin-password|token-1/);
  unmount();
  await open();
  expect(username()).toHaveValue(' admin ');
  expect(password()).toHaveValue('');
});

it('asks for a link for a new password, and says what comes of it', async () => {
  await open();
  await click(forgottenTexts.open);
  expect(await screen.findByRole('heading', { name: forgottenTexts.open })).toHaveFocus();
  enter(username(), ' Ada');
  await solveCaptcha();
  server.on(endpoints.requestAccountLink, () => json(200, { message: responseTexts.accountLinkRequested }));
  await click(forgottenTexts.submit);
  expect(await screen.findByText(responseTexts.accountLinkRequested)).toBeVisible();
  expect(sent(server.to(endpoints.requestAccountLink)[0])).toMatchObject({ username: expect.stringMatching(/Ada$/) as string });
  await click(forgottenTexts.back);
  expect(password()).toBeVisible();
});

describe('a failed login', () => {
  it.each([
    [400, texts.captchaRefused, staffTexts.loginCaptchaFailed],
    [400, texts.captchaRequired, staffTexts.loginCaptchaFailed],
    [500, texts.configuration, staffTexts.loginConfiguration],
    [401, staffTexts.wrongCredentials, staffTexts.wrongCredentials],
  ])('with status %i and the error %j shows %j, and resets the captcha', async (status, error, text) => {
    await open();
    server.on(endpoints.login, () => refusal(status, error));
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(captcha.current.resets).toBe(1);
    expect(button()).toBeDisabled();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(username()).toHaveValue(' admin ');
    expect(password()).toHaveValue(' local-admin-password ');
  });

  it('keeps the captcha when no answer arrives, and says that the browser is offline', async () => {
    await open();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.on(endpoints.login, unreachable);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.offline);
    expect(captcha.current.resets).toBe(0);
    server.on(endpoints.login, () => json(200, session));
    await user.click(button());
    await isLoggedIn();
  });
});

it('takes a code by email, which still works after a wrong password', async () => {
  Object.assign(env, { sendsMail: true });
  onTestFinished(() => void Object.assign(env, { sendsMail: false }));
  await open();
  await fill();
  server.on(endpoints.requestCaptchaCode, () => json(202, { challenge: 'c' }));
  server.on(endpoints.login, () => refusal(401, staffTexts.wrongCredentials));
  await user.click(await screen.findByRole('button', { name: codeTexts.get }));
  expect(await screen.findByLabelText(codeTexts.label, { exact: false })).toHaveFocus();
  await user.keyboard('123456{enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(staffTexts.wrongCredentials);
  expect(sent(server.to(endpoints.requestCaptchaCode)[0])).toEqual({ username: ' admin ' });
  await user.click(button());
  await vi.waitFor(() => expect(server.to(endpoints.login)).toHaveLength(2));
  for (const call of server.to(endpoints.login)) expect(sent(call)).toMatchObject({ recaptchaToken: 'code.c.123456' });
});

describe('an account with two-step login', () => {
  const needed = { error: responseTexts.codeRequired, challenge: 'challenge-1' };
  const code = () => screen.findByLabelText(twoStepTexts.app.label);

  async function reachSecondStep(answer: object = needed) {
    await open();
    server.on(endpoints.login, () => json(401, answer));
    await submit();
    await screen.findByRole('button', { name: twoStepTexts.back });
  }

  it('asks for a code in place of the credentials, says why it could not be checked or is wrong, and goes back to them', async () => {
    await reachSecondStep();
    expect(screen.getByRole('heading', { name: twoStepTexts.heading })).toBeInTheDocument();
    expect(screen.queryByText("I'm not a robot")).toBeNull();
    expect(await code()).toHaveFocus();
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(await code()).toHaveAttribute('inputmode', 'numeric');

    server.on(endpoints.loginCode, unreachable);
    await user.type(await code(), '000000{enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(staffTexts.codeFailed);
    server.on(endpoints.loginCode, () => refusal(500, texts.configuration));
    await user.type(await code(), '{enter}');
    expect(await screen.findByText(staffTexts.loginConfiguration)).toBeVisible();
    await user.clear(await code());
    server.on(endpoints.loginCode, () => refusal(401, staffTexts.wrongCode));
    await user.type(await code(), '000000{enter}');
    expect(await screen.findByText(staffTexts.wrongCode)).toBeInTheDocument();
    expect(await code()).toHaveFocus();
    expect(await code()).toBeInvalid();
    expect(sent(server.calls.at(-1))).toEqual({ challenge: 'challenge-1', code: '000000' });
    expect(readToken()).toBeNull();

    await click(twoStepTexts.back);
    expect(username()).toHaveValue(' admin ');
    expect(password()).toHaveValue('');
    expect(button()).toBeDisabled();
    server.on(endpoints.login, () => json(401, { ...needed, challenge: 'challenge-2' }));
    enter(password(), 'secret');
    await solveCaptcha();
    await user.click(button());
    server.on(endpoints.loginCode, () => json(200, session));
    await user.type(await code(), '123456{enter}');
    await isLoggedIn();
    expect(sent(server.calls.at(-1))).toEqual({ challenge: 'challenge-2', code: '123456' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('accepts a recovery code instead', async () => {
    await reachSecondStep();
    await click(twoStepTexts.app.other);
    const field = screen.getByLabelText(twoStepTexts.recovery.label);
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('inputmode', 'text');
    server.on(endpoints.loginCode, () => json(200, session));
    await user.type(field, 'abcd-efgh{enter}');
    await isLoggedIn();
    expect(sent(server.calls[1])).toEqual({ challenge: 'challenge-1', code: 'abcd-efgh' });
  });

  it('returns to the credentials when the login took too long', async () => {
    await reachSecondStep();
    server.on(endpoints.loginCode, () => refusal(401, staffTexts.challengeOver));
    await user.type(await code(), '000000{enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(staffTexts.challengeOver);
    expect(username()).toHaveValue(' admin ');
    expect(password()).toHaveValue('');
    expect(password()).toHaveFocus();
  });

  it('sets up a required authenticator app, and shows the recovery codes before it opens the session', async () => {
    const setup = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/sysDNA:admin?secret=JBSWY3DPEHPK3PXP' };
    await reachSecondStep({ ...needed, error: responseTexts.setupRequired, setup });
    expect(screen.getByText(twoStepTexts.scan)).toHaveFocus();
    expect(await screen.findByRole('img', { name: twoStepTexts.qrCode })).toBeInTheDocument();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: twoStepTexts.app.other })).toBeNull();
    await click(twoStepTexts.copy);
    expect(await navigator.clipboard.readText()).toBe(setup.secret);

    const opened = { ...session, recoveryCodes: ['aaaa-1111', 'bbbb-2222'] };
    server.on(endpoints.loginCode, () => json(200, opened));
    await user.type(await code(), '123456{enter}');
    expect(await screen.findByText('aaaa-1111')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: twoStepTexts.recoveryCodes.heading })).toHaveFocus();
    await click(twoStepTexts.copy);
    expect(await navigator.clipboard.readText()).toBe('aaaa-1111\nbbbb-2222\n');
    expect(readToken()).toBeNull();
    await click(twoStepTexts.recoveryCodes.continue);
    await isLoggedIn();
  });
});

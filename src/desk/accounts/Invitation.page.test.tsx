import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { fakeCaptcha, solveCaptcha } from '../../../tests/component/captcha.ts';
import { fakeServerOfFile, noContent, refusal, sent } from '../../../tests/component/server.ts';
import { click, enter } from '../../../tests/component/user.ts';
import { renderOnSite } from '../../../tests/render.tsx';
import { loginTexts } from '../../shared/texts/form-texts.ts';
import { acceptTexts, newPasswordTexts } from './team-texts.ts';
import { adminPaths } from '../../admin-paths.ts';
import { paths } from '../../paths.ts';
import { Component as InvitationPage } from './Invitation.page.tsx';
import { Component as LoginPage } from './Login.page.tsx';

const token = 'x'.repeat(43);
const server = fakeServerOfFile();

beforeEach(() => {
  fakeCaptcha();
  sessionStorage.clear();
});

function visit(fragment = `#${token}`, path: string = adminPaths.invitation) {
  const routes = [
    { path, element: <InvitationPage /> },
    { path: paths.adminLogin, element: <LoginPage /> },
  ];
  return renderOnSite(null, { path: path + fragment, routes });
}

async function create(username: string, password: string) {
  enter(screen.getByLabelText(loginTexts.fields.username), username);
  enter(screen.getByLabelText(loginTexts.fields.password), password);
  await solveCaptcha();
  await click(acceptTexts.submit);
}

it('takes the token out of the address, says which name and password can be used, creates the account, and leads to the login', async () => {
  const { router } = visit();
  expect(router.state.location).toMatchObject({ pathname: adminPaths.invitation, hash: '' });
  await create('-grace', 'short');
  expect(screen.getByText(/^A username has up to 64 letters/)).toBeInTheDocument();
  expect(screen.getByText(staffTexts.passwordLength)).toBeInTheDocument();
  expect(server.calls).toEqual([]);
  server.on(endpoints.acceptInvitation, noContent);
  await create(' Grace', 'quiet harbour 47 lanterns');
  expect(await screen.findByText(acceptTexts.done('grace'))).toBeInTheDocument();
  expect(router.state.location.pathname).toBe(paths.adminLogin);
  const input = { token, username: 'grace', password: 'quiet harbour 47 lanterns', recaptchaToken: 'token-2' };
  expect(sent(server.to(endpoints.acceptInvitation)[0])).toEqual(input);
});

it('changes the password of the account that the link knows', async () => {
  const { router } = visit(undefined, adminPaths.newPassword);
  expect(screen.getByRole('heading', { name: newPasswordTexts.heading })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: adminPaths.newPassword, hash: '' });
  expect(screen.queryByLabelText(loginTexts.fields.username)).toBeNull();
  server.on(endpoints.acceptInvitation, noContent);
  enter(screen.getByLabelText(loginTexts.fields.password), 'quiet harbour 47 lanterns');
  await solveCaptcha();
  await click(newPasswordTexts.submit);
  expect(await screen.findByText(newPasswordTexts.done)).toBeInTheDocument();
  const input = { token, password: 'quiet harbour 47 lanterns', recaptchaToken: 'token-1' };
  expect(sent(server.to(endpoints.acceptInvitation)[0])).toEqual(input);
});

it('asks for the whole link if the token is missing', () => {
  visit('');
  expect(screen.getByRole('alert')).toHaveTextContent(acceptTexts.incomplete);
  expect(screen.queryByLabelText(loginTexts.fields.username)).toBeNull();
});

it('shows a refusal, and lets one try again', async () => {
  visit();
  server.on(endpoints.acceptInvitation, () => refusal(409, responseTexts.usernameTaken));
  await create('grace', 'quiet harbour 47 lanterns');
  expect(await screen.findByRole('alert')).toHaveTextContent(responseTexts.usernameTaken);
  server.on(endpoints.acceptInvitation, noContent);
  await create('grace', 'another quiet harbour');
  expect(await screen.findByText(acceptTexts.done('grace'))).toBeInTheDocument();
});

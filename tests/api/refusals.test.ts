import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { events } from '../../functions/src/platform/http/error-handler.ts';
import { metrics } from '../../local/alarms/policies.ts';
import { createAccount, examplePassword, logIn, sendMessage } from './examples.ts';
import { useApi } from './harness.ts';
import { fromNewAddress, lowLimits } from './low-limits.ts';
import { signInWithClaims } from './sign-in.ts';

const api = useApi(lowLimits.options);

async function linesLoggedBy(act: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await act();
  return warn.mock.calls.map(([line]) => z.record(z.string(), z.unknown()).parse(JSON.parse(String(line))));
}

const logLine = (message: string, { method, path }: Endpoint, status: number) => ({
  severity: 'NOTICE',
  message,
  method,
  path,
  status,
  address: expect.stringMatching(/^[\da-f]{16}$/) as string,
});

it('logs a call without a valid session', async () => {
  const act = () => api.call(endpoints.deleteJob, 'some-job', { token: 'not a token' });
  expect(await linesLoggedBy(act)).toEqual([logLine('not logged in', endpoints.deleteJob, 401)]);
});

it('logs a call of a user who is not an admin', async () => {
  const token = await signInWithClaims(api.firebase);
  expect(await linesLoggedBy(() => api.call(endpoints.listJobs, '', { token }))).toEqual([logLine('forbidden', endpoints.listJobs, 403)]);
});

it('logs a refused captcha', async () => {
  const act = () => sendMessage(api, { fields: { recaptchaToken: 'made-up' }, headers: fromNewAddress() });
  expect(await linesLoggedBy(act)).toEqual([logLine('captcha refused', endpoints.sendMessage, 400)]);
});

it.each([
  ['the name of an existing account', 'ada', 'ada'],
  ['"unknown" instead of a name that no account has', 'correct-horse-battery', 'unknown'],
])('logs a failed login with %s', async (_, username, account) => {
  await api.parts.admins.create('ada', 'a good long password');
  const lines = await linesLoggedBy(() => logIn(api, username, 'a wrong password', fromNewAddress()));
  expect(lines).toEqual([{ ...logLine('login failed', endpoints.login, 401), account }]);
});

it('logs a wrong code as a failed login', async () => {
  const username = await createAccount(api);
  const verified = await api.parts.admins.verify(username, examplePassword);
  if (!verified) throw new Error('The correct password was refused');
  const { challenge } = await api.parts.twoStep.challenge('login', verified);
  const act = () => api.call(endpoints.loginCode, '', { headers: fromNewAddress(), json: { challenge, code: '000000' } });
  expect(await linesLoggedBy(act)).toEqual([{ ...logLine('login failed', endpoints.loginCode, 401), account: username }]);
});

it('logs a wrong password at a change of password as a failed login', async () => {
  const username = await createAccount(api);
  const token = await api.logIn(username);
  const json = { currentPassword: 'a wrong password', newPassword: 'another long password' };
  const act = () => api.call(endpoints.changePassword, '', { token, json });
  expect(await linesLoggedBy(act)).toEqual([{ ...logLine('login failed', endpoints.changePassword, 400), account: username }]);
});

it('logs a limited attempt', async () => {
  const headers = fromNewAddress();
  for (let sent = 0; sent < 3; sent += 1) await sendMessage(api, { headers });
  expect(await linesLoggedBy(() => sendMessage(api, { headers }))).toEqual([logLine('too many attempts', endpoints.sendMessage, 429)]);
});

it('logs a hash of each IP address', async () => {
  const [first, second] = [fromNewAddress(), fromNewAddress()];
  const call = (headers: Record<string, string>) => api.call(endpoints.listJobs, '', { headers });
  const lines = await linesLoggedBy(async () => {
    for (const headers of [first, second, first]) await call(headers);
  });
  const addresses = lines.map(({ address }) => address);
  expect(addresses[2]).toBe(addresses[0]);
  expect(addresses[1]).not.toBe(addresses[0]);
});

it('logs no other refusal', async () => {
  const token = await api.logIn();
  const act = async () => {
    await sendMessage(api, { fields: { email: 'no address' }, headers: fromNewAddress() });
    await api.call(endpoints.deleteJob, 'gone', { token });
    await api.send('GET', '/api/nothing');
  };
  expect(await linesLoggedBy(act)).toEqual([]);
});

it.each(events)('has an alert for "%s"', (event) => {
  expect(Object.values(metrics).join('\n')).toContain(`jsonPayload.message="${event}"`);
});

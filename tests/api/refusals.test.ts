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

const { deleteJob, listJobs, login, loginCode, changePassword, sendMessage: contact } = endpoints;
const wrong = 'a wrong password';

async function sendWrongCode(username: string) {
  const verified = await api.parts.admins.verify(username, examplePassword);
  if (!verified) throw new Error('The correct password was refused');
  const { challenge } = await api.parts.twoStep.challenge('login', verified);
  return api.call(loginCode, '', { headers: fromNewAddress(), json: { challenge, code: '000000' } });
}

async function sendWrongPassword(username: string) {
  const json = { currentPassword: wrong, newPassword: 'another long password' };
  return api.call(changePassword, '', { token: await api.logIn(username), json });
}

async function sendTooMuch() {
  const headers = fromNewAddress();
  for (let sent = 0; sent < 4; sent += 1) await sendMessage(api, { headers });
}

it.each<[message: string, Endpoint, status: number, act: (username: string) => Promise<unknown>, account?: 'named' | 'unknown']>([
  ['not logged in', deleteJob, 401, () => api.call(deleteJob, 'some-job', { token: 'not a token' })],
  ['forbidden', listJobs, 403, async () => api.call(listJobs, '', { token: await signInWithClaims(api.firebase) })],
  ['captcha refused', contact, 400, () => sendMessage(api, { fields: { recaptchaToken: 'made-up' }, headers: fromNewAddress() })],
  ['too many attempts', contact, 429, sendTooMuch],
  ['login failed', login, 401, (username) => logIn(api, username, wrong, fromNewAddress()), 'named'],
  ['login failed', login, 401, () => logIn(api, 'correct-horse-battery', wrong, fromNewAddress()), 'unknown'],
  ['login failed', loginCode, 401, sendWrongCode, 'named'],
  ['login failed', changePassword, 400, sendWrongPassword, 'named'],
])('logs "%s" of $1.path, with the account only where there is one', async (message, { method, path }, status, act, account) => {
  const username = await createAccount(api);
  const address = expect.stringMatching(/^[\da-f]{16}$/) as string;
  expect(await linesLoggedBy(() => act(username))).toEqual([
    { severity: 'NOTICE', message, method, path, status, address, ...(account && { account: account === 'named' ? username : account }) },
  ]);
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

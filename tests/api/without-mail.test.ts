import { beforeAll, expect, it } from 'vitest';
import { mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import { captchaEndpoints } from '#rooms/platform/contract/captcha-code.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { deliver, deliverDue } from '../../functions/src/platform/mail/deliver.ts';
import { apply, sendMessage, storeApplication, storeColleague } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import type { Answer } from './http.ts';
import { interviewCalls } from './interviews.ts';

const api = useApi();
const staff = adminOf(api);
let id = '';

beforeAll(async () => {
  id = await storeApplication(api, { keep: true });
});

const ask = (endpoint: Endpoint) => api.call(endpoint, '', { json: { email: 'ada@example.com', recaptchaToken: api.solveCaptcha() } });

async function suggest(): Promise<Answer> {
  const json = { ...mailTemplatesDefaults.opening, ids: [id], job_id: await api.postJob() };
  return staff.call(endpoints.suggestOpening, '', { json });
}

it.each<[string, () => Promise<Answer>, number, string]>([
  ['a request for alerts', () => ask(endpoints.requestAlerts), 404, responseTexts.notFound],
  ['a request for lost links', () => ask(endpoints.requestLink), 404, responseTexts.noLinks],
  ['a request for a code', () => ask(captchaEndpoints.requestCaptchaCode), 404, responseTexts.notFound],
  ['a reply', () => staff.reply(id), 409, responseTexts.mailOff],
  ['a rejection by mail', () => staff.setStatus(id, { status: 'Rejected', tell: 'now' }), 409, responseTexts.mailOff],
  ['another opening', suggest, 409, responseTexts.mailOff],
  [
    'an interview',
    async () => interviewCalls(api, staff).propose(id, { interviewers: [(await storeColleague(api)).username] }),
    409,
    responseTexts.mailOff,
  ],
])('a site without mail refuses %s', async (_, call, status, error) => {
  expect(await call()).toMatchObject({ status, json: { error } });
});

it('a site without mail takes applications and messages, says that it sends no mail, and writes none', async () => {
  expect((await apply(api, await api.postJob())).json).toMatchObject({ link_mailed: false });
  expect((await sendMessage(api)).status).toBe(200);
  expect((await staff.call(endpoints.readMailTemplates)).json).toMatchObject({ sends: false });
  expect((await staff.call(endpoints.listAlertFilters)).json).toEqual([]);
  expect((await api.documents('applications')).map((stored) => stored.get('link_hashes') as unknown)).toContainEqual([]);
  expect(await api.documents('outbox')).toEqual([]);
  expect([await deliver('any', api.parts), await deliverDue(api.parts)]).toEqual(['nothing to send', []]);
});

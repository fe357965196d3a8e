import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { captchaEndpoints, type CodeRecipient } from '#rooms/platform/contract/captcha-code.ts';
import { captchaToken } from '#rooms/platform/contract/captcha.ts';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { serverLimits } from '#rooms/platform/contract/limits.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { isAccepted } from '../../functions/src/platform/http/captcha.ts';
import { fieldsOf } from '../schema-fields.ts';
import { serve } from '../serve.ts';
import { apply, examplePassword, newEmail, sendMessage, storeColleague, type ResumeFile } from './examples.ts';
import { type Api, type ApiOptions, useApi } from './harness.ts';
import { type Answer, untilAvailable } from './http.ts';
import { expectLimited, fromNewAddress, lowLimits } from './low-limits.ts';
import { mailSettings, mailsTo, tokensIn } from './mail.ts';

const mail: ApiOptions = { mail: mailSettings };
const api = useApi(mail);

const ask = (json: object, site: Api = api, headers = {}) => site.call(captchaEndpoints.requestCaptchaCode, '', { json, headers });

/** @returns the mailed codes, the newest first */
const codesTo = async (mailbox: string) =>
  (await mailsTo(api, mailbox)).filter((one) => one.get('template') === 'captcha code').map((one) => String(one.get('values.code')));

/** Who can get a code for a form, in which mailbox, and how the form is sent with a token. */
type Holder = {
  recipient: CodeRecipient;
  mailbox: string;
  submit: (recaptchaToken: string) => Promise<Answer>;
};

const accepted = { status: 202, json: { challenge: expect.stringMatching(/^[\w-]{43}$/) as string } };

async function tokenFor({ recipient, mailbox }: Omit<Holder, 'submit'>): Promise<string> {
  const answer = await ask(recipient);
  expect(answer).toMatchObject(accepted);
  return `code.${(answer.json as { challenge: string }).challenge}.${(await codesTo(mailbox))[0]}`;
}

function addressee(submit: (email: string, recaptchaToken: string) => Promise<Answer>): Holder {
  const email = newEmail();
  return { recipient: { email }, mailbox: email, submit: (token) => submit(email, token) };
}

const post = (endpoint: Endpoint, json: object) => api.call(endpoint, '', { json });

const byEmail =
  (endpoint: Endpoint, others = {}) =>
  () =>
    addressee((email, recaptchaToken) => post(endpoint, { email, recaptchaToken, ...others }));

const byUsername =
  (endpoint: Endpoint, others = {}) =>
  async (): Promise<Holder> => {
    const { username, email } = await storeColleague(api);
    await api.parts.admins.setPassword(username, examplePassword);
    const submit = (recaptchaToken: string) => post(endpoint, { username, recaptchaToken, ...others });
    return { recipient: { username }, mailbox: email, submit };
  };

async function applicant() {
  const job = await api.postJob();
  return addressee((applicant_email, recaptchaToken) => apply(api, job, { fields: { applicant_email, recaptchaToken } }));
}

async function invited(): Promise<Holder> {
  const [mailbox, username] = [newEmail(), `grace-${randomUUID()}`];
  await (await storeColleague(api)).call(endpoints.inviteColleague, '', { json: { email: mailbox, role: 'recruiter', jobs: [] } });
  const [token = ''] = tokensIn((await mailsTo(api, mailbox))[0]);
  const json = { token, username, password: examplePassword };
  return { recipient: { token }, mailbox, submit: (recaptchaToken) => post(endpoints.acceptInvitation, { ...json, recaptchaToken }) };
}

const messenger = () => addressee((email, recaptchaToken) => sendMessage(api, { fields: { email, recaptchaToken } }));

/** Each endpoint that takes the token of a captcha, and what it answers once that is accepted. */
const forms: [Endpoint, number, () => Holder | Promise<Holder>][] = [
  [endpoints.applyForJob, 201, applicant],
  [endpoints.sendMessage, 200, messenger],
  [endpoints.requestAlerts, 200, byEmail(endpoints.requestAlerts, { filter: {} })],
  [endpoints.requestLink, 200, byEmail(endpoints.requestLink)],
  [endpoints.login, 200, byUsername(endpoints.login, { password: examplePassword })],
  [endpoints.requestAccountLink, 200, byUsername(endpoints.requestAccountLink)],
  [endpoints.acceptInvitation, 204, invited],
];

it('the table below has every endpoint that takes a captcha', () => {
  const withToken = Object.values<Endpoint>(endpoints).filter(
    ({ body }) => body && fieldsOf(body).some(([, field]) => field === captchaToken),
  );
  expect(new Set(forms.map(([endpoint]) => endpoint))).toEqual(new Set(withToken));
});

const expectRefused = async (answer: Promise<Answer>) =>
  expect(await answer).toMatchObject({ status: 400, json: { error: texts.captchaRefused } });

describe.each(forms.map(([endpoint, ...form]) => [endpoint.path, ...form] as const))('%s', (_, status, newHolder) => {
  it('accepts a captcha once, and none that is forged or expired, for which nothing is stored', async () => {
    const holder = await newHolder();
    const [captcha, expired] = [api.solveCaptcha(), api.solveCaptcha()];
    expect((await holder.submit(captcha)).status).toBe(status);
    const before = await api.stored();
    // More than the local siteverify reads: if it got the token, the answer would be 503.
    for (const refused of [captcha, 'made-up', 'x'.repeat(70_000)]) await expectRefused(holder.submit(refused));
    api.clockOffset = 2 * 60 * 1000;
    await expectRefused(holder.submit(expired));
    expect(await api.stored()).toEqual(before);
  });

  it('accepts a code once, and only from whom it is for', async () => {
    const [holder, other] = [await newHolder(), await newHolder()];
    const token = await tokenFor(holder);
    await expectRefused(other.submit(token));
    expect((await holder.submit(token)).status).toBe(status);
    await expectRefused(holder.submit(token));
  });
});

it('a code works again after a damaged resume, once, even for three submissions at once', async () => {
  const job = await api.postJob();
  const email = newEmail();
  const recaptchaToken = await tokenFor({ recipient: { email }, mailbox: email });
  const submit = (resume?: ResumeFile) =>
    apply(api, job, { fields: { applicant_email: email, recaptchaToken }, ...(resume && { resume }) });
  const damaged = { name: 'a.docx', content: Buffer.from('PK\x03\x04') };
  expect((await submit(damaged)).json).toEqual({ error: responseTexts.resumeDamaged });
  const answers = await Promise.all([1, 2, 3].map(() => untilAvailable(submit)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
});

describe('a code', () => {
  it('is refused after 15 minutes', async () => {
    const holder = messenger();
    const token = await tokenFor(holder);
    api.clockOffset = 15 * 60 * 1000;
    await expectRefused(holder.submit(token));
    api.clockOffset -= 60_000;
    expect((await holder.submit(token)).status).toBe(200);
  });

  it('is refused after five guesses, even at once, and so is what is none', async () => {
    const holder = messenger();
    const token = await tokenFor(holder);
    for (const malformed of ['code.', `code..${token.slice(-6)}`]) await expectRefused(holder.submit(malformed));
    const guess = `${token.slice(0, -6)}${token.endsWith('000000') ? '000001' : '000000'}`;
    await Promise.all(Array.from({ length: 5 }, () => expectRefused(untilAvailable(() => holder.submit(guess)))));
    await expectRefused(holder.submit(token));
  });
});

describe('a request for a code', () => {
  it('mails three a day to a mailbox, whatever comes, and answers alike', async () => {
    const [name = ''] = newEmail().split('@');
    const spelled = ['', '+one', '+two'].flatMap((tag) => [0, 1, 2, 3].map((dot) => `${name.slice(0, dot)}.${name.slice(dot)}${tag}`));
    const mailboxes = spelled.map((one) => `${one.replace(/^\./, '')}@gmail.com`);
    const answers = await Promise.all(mailboxes.map((email) => untilAvailable(() => ask({ email }))));
    for (const { status, json } of answers) expect({ status, json }).toEqual(accepted);
    const sent = await Promise.all([...new Set(mailboxes)].map(codesTo));
    expect(sent.flat()).toHaveLength(serverLimits.codesPerRecipient);
  });

  it('does not tell who has an account, nor mail anybody else', async () => {
    const disabled = await storeColleague(api, { disabled: true });
    const before = (await api.documents('outbox')).length;
    for (const recipient of [{ username: 'nobody' }, { username: disabled.username }, { token: 'made-up' }]) {
      expect(await ask(recipient)).toMatchObject(accepted);
    }
    expect((await ask({})).status).toBe(400);
    expect(await api.documents('outbox')).toHaveLength(before);
  });

  it('stores hashes, and neither the challenge nor whom the code is for', async () => {
    const email = newEmail();
    const known = new Set((await api.documents('rateLimits')).map(({ id }) => id));
    await ask({ email });
    const stored = (await api.documents('rateLimits')).filter(({ id }) => !known.has(id));
    const [code] = stored.filter((document) => document.get('code_hash') !== undefined);
    expect(Object.keys(code?.data() ?? {}).sort()).toEqual(['code_hash', 'expires_at', 'tries']);
    expect(JSON.stringify(stored.map((document) => document.data()))).not.toContain(email.split('@')[0]);
  });
});

const limited = useApi({ ...lowLimits.options, ...mail }, api.projectId);

it('is limited for each address, which callers of the function itself cannot use up', async () => {
  const headers = fromNewAddress();
  const claimed = { 'X-Forwarded-For': headers['X-Forwarded-For'].replace(/[^ ]+$/, '203.0.113.9') };
  for (const from of [claimed, headers]) {
    for (let i = 0; i < 3; i++) expect((await ask({ email: newEmail() }, limited, from)).status).toBe(202);
    expectLimited(await ask({ email: newEmail() }, limited, from));
  }
});

it('an invalid form leaves its captcha unused', async () => {
  const recaptchaToken = api.solveCaptcha();
  const jobId = await api.postJob();
  await apply(api, jobId, { fields: { recaptchaToken, applicant_email: 'x' } });
  await apply(api, jobId, { fields: { recaptchaToken }, resume: { name: 'a.exe', content: Buffer.from('x') } });
  await apply(api, 'gone', { fields: { recaptchaToken } });
  await sendMessage(api, { fields: { recaptchaToken, email: 'x' } });
  await api.call(endpoints.login, '', { json: { username: '', password: 'x', recaptchaToken } });
  expect((await sendMessage(api, { fields: { recaptchaToken } })).status).toBe(200);
});

const withoutSecret = useApi({ settings: (settings) => ({ ...settings, captcha: { ...settings.captcha, secret: '' } }) });

it('forms are refused when no secret is configured', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await sendMessage(withoutSecret)).toMatchObject({ status: 500, json: { error: texts.configuration } });
  expect(await withoutSecret.stored()).toEqual({ files: 0 });
  expect(log.mock.calls.join()).toContain('RECAPTCHA_SECRET is not set');
});

describe('siteverify', () => {
  /** @returns whether a token is accepted, if siteverify answers so */
  async function ask(answer: (received: URLSearchParams) => { status?: number; body: string }, token = 't') {
    const { url: verifyUrl } = await serve(async (request, response) => {
      const { status = 200, body } = answer(new URLSearchParams(await text(request)));
      response.writeHead(status).end(body);
    });
    return isAccepted({ secret: 's&=', verifyUrl, hostnames: ['www.example.com'], callsPerMinute: 1 }, token, 500);
  }

  it('receives the secret and the token, and nothing else', async () => {
    let sent: object = {};
    await ask((received) => {
      sent = Object.fromEntries(received);
      return { body: '{"success":true}' };
    }, 't&x=1');
    expect(sent).toEqual({ secret: 's&=', response: 't&x=1' });
  });

  it.each([
    ['HTML', { body: '<html>' }],
    ['a string for `success`', { body: '{"success":"true"}' }],
    ['status 500', { status: 500, body: '{"success":true}' }],
    ['a redirect', { status: 302, body: '' }],
  ])('refuses everyone with 503 when it answers %s', async (_, answer) => {
    await expect(ask(() => answer)).rejects.toMatchObject({ status: 503, text: responseTexts.captchaUnavailable });
  });

  it.each([
    ['www.example.com', true],
    ['evil.example', false],
  ])('accepts only the configured host names: %s', async (hostname, isOurs) => {
    expect(await ask(() => ({ body: JSON.stringify({ success: true, hostname }) }))).toBe(isOurs);
  });

  it('reports a configuration error when it rejects the secret', async () => {
    const body = '{"success":false,"error-codes":["invalid-input-secret"]}';
    await expect(ask(() => ({ body }))).rejects.toMatchObject({ name: 'ConfigurationError' });
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { captchaEndpoints, type CodeRecipient } from '#rooms/platform/contract/captcha-code.ts';
import { captchaToken } from '#rooms/platform/contract/captcha.ts';
import { type Endpoint, idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { serverLimits } from '#rooms/platform/contract/limits.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { fieldsOf } from '../schema-fields.ts';
import { apply, examplePassword, newEmail, sendMessage, storeColleague } from './examples.ts';
import { type Api, type ApiOptions, useApi } from './harness.ts';
import { type Answer, untilAvailable } from './http.ts';
import { expectLimited, fromNewAddress, lowLimits } from './low-limits.ts';
import { mailSettings, mailsTo, tokensIn } from './mail.ts';

const mail: ApiOptions = { mail: () => mailSettings('', { siteUrl: 'https://www.example.com' }) };
const api = useApi(mail);

const ask = (json: object, site: Api = api, headers = {}) => site.call(captchaEndpoints.requestCaptchaCode, '', { json, headers });

/** @returns the mailed codes, the newest first */
const codesTo = async (mailbox: string) =>
  (await mailsTo(api, mailbox)).filter((one) => one.get('template') === 'captcha code').map((one) => String(one.get('values.code')));

/** Who can get a code for a form, in which mailbox, and how the form is sent with a token. */
type Holder = {
  recipient: CodeRecipient;
  mailbox: string;
  submit: (recaptchaToken: string, headers?: Record<string, string>) => Promise<Answer>;
};

async function tokenFor({ recipient, mailbox }: Holder): Promise<string> {
  const answer = await ask(recipient);
  expect(answer).toMatchObject({ status: 202, json: { challenge: expect.stringMatching(/^[\w-]{43}$/) as string } });
  return `code.${(answer.json as { challenge: string }).challenge}.${(await codesTo(mailbox))[0]}`;
}

function addressee(submit: (email: string, recaptchaToken: string, headers?: Record<string, string>) => Promise<Answer>): Holder {
  const email = newEmail();
  return { recipient: { email }, mailbox: email, submit: (token, headers) => submit(email, token, headers) };
}

async function account(submit: (username: string, recaptchaToken: string) => Promise<Answer>): Promise<Holder> {
  const { username, email } = await storeColleague(api);
  return { recipient: { username }, mailbox: email, submit: (token) => submit(username, token) };
}

const post = (endpoint: Endpoint, json: object) => api.call(endpoint, '', { json });

/** Each endpoint that takes the token of a captcha, and what it answers once that is accepted. */
const forms: [Endpoint, number, () => Holder | Promise<Holder>][] = [
  [
    endpoints.applyForJob,
    201,
    async () => {
      const job = await api.postJob();
      return addressee((applicant_email, recaptchaToken, headers) =>
        apply(api, job, { fields: { applicant_email, recaptchaToken }, headers }),
      );
    },
  ],
  [
    endpoints.sendMessage,
    200,
    () => addressee((email, recaptchaToken, headers) => sendMessage(api, { fields: { email, recaptchaToken }, headers })),
  ],
  [
    endpoints.requestAlerts,
    200,
    () => addressee((email, recaptchaToken) => post(endpoints.requestAlerts, { email, recaptchaToken, filter: {} })),
  ],
  [endpoints.requestLink, 200, () => addressee((email, recaptchaToken) => post(endpoints.requestLink, { email, recaptchaToken }))],
  [endpoints.login, 401, () => account((username, recaptchaToken) => post(endpoints.login, { username, password: 'x', recaptchaToken }))],
  [
    endpoints.requestAccountLink,
    200,
    () => account((username, recaptchaToken) => post(endpoints.requestAccountLink, { username, recaptchaToken })),
  ],
  [
    endpoints.acceptInvitation,
    204,
    async () => {
      const [mailbox, username] = [newEmail(), `grace-${randomUUID()}`];
      await (await storeColleague(api)).call(endpoints.inviteColleague, '', { json: { email: mailbox, role: 'recruiter', jobs: [] } });
      const [token = ''] = tokensIn((await mailsTo(api, mailbox))[0]);
      const submit = (recaptchaToken: string) =>
        post(endpoints.acceptInvitation, { token, username, password: examplePassword, recaptchaToken });
      return { recipient: { token }, mailbox, submit };
    },
  ],
];

it('the table below has every endpoint that takes a captcha', () => {
  const withToken = Object.values<Endpoint>(endpoints).filter(
    ({ body }) => body && fieldsOf(body).some(([, field]) => field === captchaToken),
  );
  expect(new Set(forms.map(([endpoint]) => endpoint))).toEqual(new Set(withToken));
});

describe.each(forms.map(([endpoint, accepted, holder]) => [endpoint.path, accepted, holder] as const))('%s', (_, accepted, newHolder) => {
  const expectRefused = async (answer: Promise<Answer>) =>
    expect(await answer).toMatchObject({ status: 400, json: { error: texts.captchaRefused } });

  it('accepts a code once, and only from whom it is for', async () => {
    const [holder, other] = [await newHolder(), await newHolder()];
    const token = await tokenFor(holder);
    await expectRefused(other.submit(token));
    expect((await holder.submit(token)).status).toBe(accepted);
    await expectRefused(holder.submit(token));
  });

  it('refuses a code after 15 minutes', async () => {
    const holder = await newHolder();
    const token = await tokenFor(holder);
    api.clockOffset = 15 * 60 * 1000;
    await expectRefused(holder.submit(token));
    api.clockOffset -= 1000;
    expect((await holder.submit(token)).status).toBe(accepted);
  });

  it('refuses the right code after five guesses, even at once, and what is no code', async () => {
    const holder = await newHolder();
    const token = await tokenFor(holder);
    for (const malformed of ['code.', `code..${token.slice(-6)}`]) await expectRefused(holder.submit(malformed));
    const guess = `${token.slice(0, -6)}${token.endsWith('000000') ? '000001' : '000000'}`;
    await Promise.all(Array.from({ length: 5 }, () => expectRefused(untilAvailable(() => holder.submit(guess)))));
    await expectRefused(holder.submit(token));
  });
});

it.each(forms.slice(0, 2))('a repetition of $path after a lost answer needs no other code', async (_, status, newHolder) => {
  const holder = await newHolder();
  const [token, headers] = [await tokenFor(holder), { [idempotencyHeader]: randomUUID() }];
  const { reference } = (await holder.submit(token, headers)).json as { reference: string };
  expect(await holder.submit(token, headers)).toMatchObject({ status, json: { reference } });
});

describe('a request for a code', () => {
  it('mails three a day to a mailbox, whatever comes, and answers alike', async () => {
    const [name = '', domain = ''] = newEmail().split('@');
    const mailboxes = Array.from({ length: 1000 }, (_, index) => `${name}${index % 2 ? `+${index}` : ''}@${domain}`);
    const answers: Answer[] = [];
    for (let from = 0; from < 1000; from += 100)
      answers.push(...(await Promise.all(mailboxes.slice(from, from + 100).map((email) => untilAvailable(() => ask({ email }))))));
    for (const { status, json } of answers) {
      expect(status).toBe(202);
      expect(json).toEqual({ challenge: expect.stringMatching(/^[\w-]{43}$/) as string });
    }
    const sent = await Promise.all([...new Set(mailboxes)].map(codesTo));
    expect(sent.flat()).toHaveLength(serverLimits.codesPerRecipient);
  }, 180_000);

  it('does not tell who has an account, nor mail anybody else', async () => {
    const disabled = await storeColleague(api, { disabled: true, email: '' });
    const before = (await api.documents('outbox')).length;
    for (const recipient of [{ username: 'nobody' }, { username: disabled.username }, { token: 'made-up' }]) {
      const answer = await ask(recipient);
      expect(answer).toMatchObject({ status: 202, json: { challenge: expect.stringMatching(/^[\w-]{43}$/) as string } });
    }
    expect(await api.documents('outbox')).toHaveLength(before);
  });

  it.each([[{}], [{ email: 'ada@example.com', username: 'ada' }], [{ email: 'ada' }]])('refuses %j', async (recipient) => {
    expect((await ask(recipient)).status).toBe(400);
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
const withoutMail = useApi({}, api.projectId);

it('is limited for each address, and absent from a site that sends no email', async () => {
  const headers = fromNewAddress();
  for (let i = 0; i < 3; i++) expect((await ask({ email: newEmail() }, limited, headers)).status).toBe(202);
  expectLimited(await ask({ email: newEmail() }, limited, headers));
  expect((await ask({ email: newEmail() }, withoutMail)).status).toBe(404);
});

const scarce = useApi({ ...mail, settings: (same) => ({ ...same, captcha: { ...same.captcha, callsPerMinute: 4 } }) }, api.projectId);

it('lets staff log in while the captchas that Google may be asked for are used up', async () => {
  const { username, email } = await storeColleague(api);
  await api.parts.admins.setPassword(username, examplePassword);
  const logIn = (recaptchaToken: string) =>
    scarce.call(endpoints.login, '', { json: { username, password: examplePassword, recaptchaToken } });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (let i = 0; i < 4; i++) expect((await sendMessage(scarce)).status).toBe(200);
  expect(await logIn(scarce.solveCaptcha())).toMatchObject({ status: 503, json: { error: responseTexts.captchaUnavailable } });
  const token = await tokenFor({ recipient: { username }, mailbox: email, submit: logIn });
  expect((await logIn(token)).status).toBe(200);
});

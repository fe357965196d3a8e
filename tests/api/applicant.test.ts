import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Endpoint, idempotencyHeader, resumeField } from '#rooms/platform/contract/endpoint.ts';
import { keepingRule, keptFor } from '#rooms/applications/contract/keeping-rules.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { limits, serverLimits } from '#rooms/platform/contract/limits.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { applicantSteps } from '#rooms/applications/contract/applicant-statuses.ts';
import { privatePageTexts } from '#rooms/applicant/contract/private-page-texts.ts';
import { pdf } from '../../local/seed/pdf.ts';
import { inParallel } from '../../functions/src/platform/in-parallel.ts';
import { apply, exampleApplicant, newEmail, storeColleague, storeWithLink } from './examples.ts';
import { adminOf, type Api, useApi } from './harness.ts';
import { untilAvailable } from './http.ts';
import { interviewCalls } from './interviews.ts';
import { expectLimited, fromNewAddress, lowLimits } from './low-limits.ts';
import { mailsAbout, mailSettings, mailsTo, settleMail, tokensIn } from './mail.ts';
import { ownCalls } from './own-calls.ts';

const staff = 'staff@example.com';
const api = useApi({ mail: mailSettings });
const limited = useApi({ ...lowLimits.options, mail: mailSettings });
const admin = adminOf(api);
const { timelineOf } = admin;

const applicantEndpoints = [
  endpoints.readOwnApplication,
  endpoints.addOwnMessage,
  endpoints.correctOwnProfile,
  endpoints.keepOwnApplication,
  endpoints.answerInterview,
  endpoints.archiveOwnApplication,
  endpoints.withdrawOwnApplication,
  endpoints.eraseOwnApplication,
];
/** Valid for each of them. */
const bodyWith = (token: unknown) => ({ token, message: 'Hello', applicant_name: 'Ada King', phone: '', keep: true, cancel: true });
const callWithToken = (endpoint: Endpoint, token: unknown) => api.call(endpoint, '', { json: bodyWith(token) });

/** Records the mails to an address as sent, all at once. @returns the tokens in them */
async function sendMailsTo(address: string): Promise<string[]> {
  const { outbox } = api.parts;
  const tokens = await inParallel(await mailsTo(api, address), 5, async (mail) => {
    const leased = await outbox.lease(mail.id);
    if (!leased) return [];
    await outbox.settle(leased, 'sent');
    return tokensIn(mail);
  });
  return tokens.flat();
}

/** Applies for a new job, and reads the confirmation mail. */
async function applyForNewJob({ email = newEmail(), title = 'Windchill Developer' } = {}) {
  const resume = { name: 'Ada.pdf', content: pdf('Ada', ['Fifteen years.']) };
  const answer = await apply(api, await api.postJob({ title }), {
    fields: { applicant_email: email },
    resume,
    headers: fromNewAddress(),
  });
  expect(answer.status).toBe(201);
  const [confirmation] = await mailsTo(api, email);
  const [token = ''] = tokensIn(confirmation);
  await settleMail(api, confirmation?.id);
  const [id = ''] = z.array(z.string()).parse(confirmation?.get('about'));
  return { email, token, answer, id };
}

async function applied(site = api, email = newEmail()) {
  const { id, link: token } = await storeWithLink(site, { applicant_email: email });
  return { id, email, token };
}

const { view } = ownCalls(api);

const requestLink = (email: string, site: Api = api) =>
  site.call(endpoints.requestLink, '', { json: { email, recaptchaToken: site.solveCaptcha() }, headers: fromNewAddress() });

describe('the private link', () => {
  it('is only in the confirmation mail: the application stores its hash, and no answer contains either', async () => {
    const { token, answer, id } = await applyForNewJob();
    expect(token).toHaveLength(43);
    const stored = (await (await api.firebase.db()).doc(`applications/${id}`).get()).data();
    const hashes = z
      .array(z.string().regex(/^[\da-f]{64}$/))
      .length(1)
      .parse(stored?.['link_hashes']);
    expect(JSON.stringify(stored)).not.toContain(token);
    const answers = [
      answer,
      await callWithToken(endpoints.readOwnApplication, token),
      await admin.call(endpoints.readApplication, id),
      await admin.call(endpoints.listApplications),
      await admin.call(endpoints.exportApplications),
    ];
    for (const { text } of answers) for (const secret of [token, ...hashes, 'link_hashes']) expect(text).not.toContain(secret);
    expect(answer.json).toMatchObject({ link_mailed: true });
    expect((await callWithToken(endpoints.readOwnApplication, hashes[0])).status).toBe(404);
  });

  it('shows the application, and nothing that staff write', async () => {
    const { token, id, email, answer } = await applyForNewJob({ title: 'R&D Engineer' });
    await admin.call(endpoints.addNote, id, { json: { text: 'Weak on PLM' } });
    const opened = await view(token);
    expect(opened).toMatchObject({
      ...exampleApplicant,
      ...{ reference: (answer.json as { reference: string }).reference, job_title: 'R&D Engineer', applicant_email: email },
      ...{ status: 'received', status_at: opened.created_at, reply_days: 10, answers: [], resume: 'Ada.pdf', interview: null },
      ...{ keep: false, kept_for: keptFor(keepingRule('')), agreed_until: null, kept_if_ended: null, sealed_if_erased: null },
      steps: applicantSteps.map((step) => ({ step, current: step === 'received' })),
      conversation: [{ kind: 'file', subject: '', text: 'Ada.pdf' }],
    });
  });

  it.each([
    ['Shortlisted', 'in review', 'in review'],
    ['Offer', 'offer', 'offer'],
    ['Hired', 'hired', 'decision'],
    ['Withdrawn', 'withdrawn', undefined],
    ['Unknown status', 'in review', 'in review'],
  ])('shows the status %s as %s, on its road at %s', async (status, shownStatus, current) => {
    const { token, id } = await applied();
    await api.parts.statuses.set(id, { status }, 'admin:ada');
    const shown = await view(token);
    expect(shown.status).toBe(shownStatus);
    expect(shown.steps).toEqual(applicantSteps.map((step) => ({ step, current: step === current })));
    const [change] = await timelineOf(id);
    expect(shown.status_at).toBe(change?.at);
  });

  it.each(['', 'x', 'x'.repeat(43), 'x'.repeat(100_000), '__proto__', '../x', 5, null, ['x'], {}, undefined])(
    'gets 404 for the token $0',
    async (token) => {
      for (const endpoint of applicantEndpoints) {
        const answer = await callWithToken(endpoint, token);
        expect([answer.status, answer.text]).toEqual([404, JSON.stringify({ error: responseTexts.unknownLink })]);
      }
    },
  );

  it('works only in the body of a POST, so mail scanners change nothing', async () => {
    const { token } = await applied();
    for (const endpoint of applicantEndpoints) {
      const inQuery = `${endpoint.path}?token=${token}`;
      expect((await api.send('GET', inQuery)).status).toBe(405);
      expect((await api.send('HEAD', inQuery)).status).toBe(405);
      expect((await api.send('POST', inQuery, { json: bodyWith(undefined) })).status).toBe(404);
      expect((await api.send('POST', `${endpoint.path}/${token}`, { json: {} })).status).toBe(404);
      expect((await api.send('POST', endpoint.path, { token, json: bodyWith(undefined) })).status).toBe(404);
    }
    expect(await view(token)).toMatchObject({ status: 'received', conversation: [] });
  });
});

describe('a message of the applicant', () => {
  const text = '<img src=x onerror=alert(1)> "quoted"\nSecond line';
  const send = (token: string, message: unknown, key: string = randomUUID()) =>
    api.call(endpoints.addOwnMessage, '', { json: { token, message }, headers: { [idempotencyHeader]: key } });

  it('appears unchanged on the page and in the timeline, and is mailed to staff', async () => {
    const { token, id, email } = await applied();
    const before = await api.parts.applications.get(id);
    const answer = await send(token, text);
    expect(answer).toMatchObject({ status: 200, json: { conversation: [{ kind: 'message', text }] } });
    expect((await timelineOf(id))[0]).toMatchObject({ kind: 'message', by: 'visitor', text });
    const mail = (await mailsTo(api, staff)).find((found) => found.get('template') === 'applicant message for staff');
    expect(mail?.data()).toMatchObject({ reply_to: email, about: [id], values: { message: text } });
    // Staff who have the older version open must read the message before they decide.
    const stale = { status: 'Rejected', updated_at: before?.updated_at };
    expect((await admin.call(endpoints.updateApplicationStatus, id, { json: stale })).status).toBe(409);
  });

  it('is refused once the application has 20, even among simultaneous ones, but its repetition is not', async () => {
    const { token, id } = await applied();
    const key = randomUUID();
    expect((await send(token, 'Hello', key)).status).toBe(200);
    for (let message = 2; message < limits.messagesPerApplication; message += 1) await send(token, 'Hello');
    const answers = await Promise.all([1, 2, 3].map(() => untilAvailable(() => send(token, 'Hello'))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await send(token, 'Hello')).toMatchObject({ status: 409, json: { error: privatePageTexts.messagesFull } });
    expect(await send(token, 'Hello', key)).toMatchObject({ status: 200 });
    const written = (await view(token)).conversation.filter(({ kind }) => kind === 'message');
    expect(written).toHaveLength(limits.messagesPerApplication);
    // Notes and changes of the status are not pushed out.
    expect((await timelineOf(id)).at(-1)).toMatchObject({ kind: 'received' });
  });

  it('causes no mail to a member of staff for whom one about the application waits', async () => {
    const { token, id } = await applied();
    const waiting = async () =>
      (await mailsAbout(api, id)).filter(
        (mail) => mail.get('template') === 'applicant message for staff' && mail.get('state') === 'waiting',
      );
    const answers = await Promise.all([1, 2, 3].map(() => untilAvailable(() => send(token, 'Hello'))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first, ...others] = await waiting();
    expect(others).toEqual([]);
    const leased = await api.parts.outbox.lease(first?.id ?? '');
    if (!leased) throw new Error('The mail is not due');
    await send(token, 'Hello');
    expect((await waiting()).map((mail) => mail.id)).toEqual([first?.id]);
    await api.parts.outbox.settle(leased, 'sent');
    await send(token, 'Hello');
    const [second] = await waiting();
    expect(second?.id).not.toBe(first?.id);
    expect((await timelineOf(id)).filter(({ kind }) => kind === 'message')).toHaveLength(5);
  });
});

describe('withdrawing', () => {
  it('appears in the timeline once, as a change by the applicant', async () => {
    const { token, id } = await applied();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect(await callWithToken(endpoints.withdrawOwnApplication, token)).toMatchObject({ status: 200, json: { status: 'withdrawn' } });
    }
    expect((await api.parts.applications.get(id))?.status).toBe('Withdrawn');
    expect(await timelineOf(id)).toMatchObject([{ kind: 'status', by: 'visitor', from: 'Pending', to: 'Withdrawn' }, { kind: 'received' }]);
  });

  it('leaves a closed application closed', async () => {
    const { token, id } = await applied();
    await api.parts.statuses.set(id, { status: 'Hired' }, 'admin:ada');
    expect(await callWithToken(endpoints.withdrawOwnApplication, token)).toMatchObject({ status: 200, json: { status: 'hired' } });
    expect((await api.parts.applications.get(id))?.status).toBe('Hired');
  });
});

/** @returns the paths of all documents that contain a text */
async function documentsWith(text: string): Promise<string[]> {
  const db = await api.firebase.db();
  const queries = [...(await db.listCollections()), db.collectionGroup('timeline')].map(async (query) => (await query.get()).docs);
  return (await Promise.all(queries))
    .flat()
    .filter((snapshot) => JSON.stringify(snapshot.data()).includes(text))
    .map(({ ref }) => ref.path);
}

it('erasing removes everything about the application, after which the link gets 404', async () => {
  const { token, id, email } = await applyForNewJob();
  await applyForNewJob({ email });
  // The mail has links to both applications.
  await requestLink(email);
  const files = await api.resumeFiles();
  await admin.call(endpoints.addNote, id, { json: { text: 'Call on Monday' } });
  const marker = randomUUID();
  await api.call(endpoints.addOwnMessage, '', { json: { token, message: marker } });
  await api.call(endpoints.correctOwnProfile, '', { json: { token, applicant_name: `Ada ${marker}`, phone: marker } });
  await callWithToken(endpoints.keepOwnApplication, token);
  const { booked } = interviewCalls(api, admin);
  const { interview } = await booked([(await storeColleague(api)).username], {}, { id, email, link: token });
  await (await api.firebase.db()).doc(`scorecards/${interview}`).set({ application: id, text: marker });
  const form = new FormData();
  form.set('token', token);
  form.set(resumeField, new File([new Uint8Array(pdf('Ada', ['Sixteen years.']))], `${marker}.pdf`));
  expect((await api.call(endpoints.replaceOwnResume, '', { body: form })).status).toBe(200);
  expect(await documentsWith(marker)).not.toEqual([]);
  expect(await callWithToken(endpoints.eraseOwnApplication, token)).toMatchObject({ status: 200, json: null });

  const db = await api.firebase.db();
  expect((await db.doc(`applications/${id}`).get()).exists).toBe(false);
  expect((await db.collection(`applications/${id}/timeline`).get()).size).toBe(0);
  expect(await documentsWith(marker)).toEqual([]);
  expect((await documentsWith(id)).filter((path) => !path.startsWith('auditLog/'))).toEqual([]);
  expect(await mailsAbout(api, id)).toEqual([]);
  expect(await api.resumeFiles()).toHaveLength(files.length - 1);
  for (const endpoint of applicantEndpoints) expect((await callWithToken(endpoint, token)).status).toBe(404);
});

describe('a request for a new link', () => {
  it('mails a new link for each application from the address, however it was entered', async () => {
    const email = newEmail();
    const titles = ['First job', 'Second job'];
    for (const [index, title] of titles.entries()) {
      const fields = { applicant_email: [`Ada <${email}>`, email.toUpperCase()][index] };
      const answer = await apply(api, await api.postJob({ title }), { fields, headers: fromNewAddress() });
      expect(answer.json).toMatchObject({ link_mailed: true });
    }
    await sendMailsTo(email);
    await requestLink(`mailto:${email}.`);
    const [mail] = await mailsTo(api, email);
    expect(mail?.get('template')).toBe('application links');
    const opened = await Promise.all((await sendMailsTo(email)).map(view));
    expect(opened.map(({ job_title }) => job_title)).toEqual(titles.toReversed());
  });

  it('gets the same answer for an unknown address, which gets no mail', async () => {
    const { email } = await applied();
    const [known, unknown] = [await requestLink(email), await requestLink(newEmail())];
    expect(known).toMatchObject({ status: 200, json: { message: privatePageTexts.linkRequested } });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(await mailsTo(api, email)).toHaveLength(1);
  });

  it('changes no link until its mail is sent, however often a stranger asks', async () => {
    const { email, token, id } = await applied();
    for (let request = 0; request < 5; request += 1) expect((await requestLink(email)).status).toBe(200);
    const [mail, refused] = (await mailsTo(api, email)).filter((found) => found.get('template') === 'application links');
    await settleMail(api, refused?.id, 'failed');
    await view(token);
    for (const unsent of [mail, refused].flatMap(tokensIn)) {
      expect((await callWithToken(endpoints.readOwnApplication, unsent)).status).toBe(404);
    }
    expect(JSON.stringify((await (await api.firebase.db()).doc(`outbox/${refused?.id}`).get()).data())).not.toMatch(/[\da-f]{64}/);
    expect((await api.parts.applications.get(id))?.status).toBe('Pending');
  });

  it('leaves the first link working, and those that were mailed last, even at the same time', async () => {
    const { email, token, id } = await applied();
    await requestLink(email);
    const replaced = await sendMailsTo(email);
    for (const working of [token, ...replaced]) await view(working);
    const stored = (await api.firebase.db()).doc(`applications/${id}`);
    const others = Array.from({ length: serverLimits.mailedLinks - 2 }, () => randomUUID());
    await stored.update({ link_hashes: [...z.array(z.string()).parse((await stored.get()).get('link_hashes')), ...others] });
    await Promise.all([requestLink(email), requestLink(email)]);
    const newest = await sendMailsTo(email);
    expect(newest).toHaveLength(2);
    for (const working of [token, ...newest]) await view(working);
    expect((await callWithToken(endpoints.readOwnApplication, replaced[0])).status).toBe(404);
  });

  it.each([
    ['ss', 'ß'],
    ['i', 'ı'],
    ['e', 'é'],
    ['', '+other'],
  ])('mails nothing to an address that differs only in %j and %j', async (own, other) => {
    const name = `ada-${randomUUID()}`;
    const { email } = await applied(api, `${name}${own}@example.com`);
    await requestLink(`${name}${other}@example.com`);
    expect(await mailsTo(api, email)).toEqual([]);
    expect(await mailsTo(api, `${name}${other}@example.com`)).toEqual([]);
  });
});

it('limits unknown links by IP address, and refuses no valid one from there', async () => {
  const { token } = await applied(limited);
  const headers = fromNewAddress();
  const call = (endpoint: Endpoint, candidate: string) => limited.call(endpoint, '', { json: bodyWith(candidate), headers });
  const guesses = await Promise.all(
    Array.from({ length: 10 }, (_, guess) =>
      call(applicantEndpoints[guess % applicantEndpoints.length] ?? endpoints.readOwnApplication, `${guess}`.repeat(40)),
    ),
  );
  expect(guesses.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(3);
  expectLimited(await call(endpoints.readOwnApplication, 'unknown'));
  for (const endpoint of [...applicantEndpoints.slice(0, -1), ...applicantEndpoints])
    expect((await call(endpoint, token)).status).toBe(endpoint === endpoints.answerInterview ? 409 : 200);
});

import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { application, type Application } from '#rooms/applications/contract/applications.ts';
import { mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import { type Endpoint, idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { dayMs } from '#rooms/platform/contract/limits.ts';
import { applicationReplied } from '#rooms/answers/contract/replies.ts';
import { storeColleague, storeWithLink } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import { mailsAbout, mailSettings, writeDue } from './mail.ts';
import { ownCalls } from './own-calls.ts';
import { confirmChange, interviewCalls, losingAnAnswer, threeTimes } from './interviews.ts';

const api = useApi({ mail: mailSettings });
const staff = adminOf(api);
const { answer, propose, proposed, booked, edit, interviewOf, slotsOf, sendMails } = interviewCalls(api, staff);
const { own, view } = ownCalls(api);
const [first, second] = threeTimes;

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

type Scene = Awaited<ReturnType<typeof setUp>>;
type Colleague = Awaited<ReturnType<typeof storeColleague>>;

/** An interview with robin, and with sam, who manages only its job; kim is not invited. */
async function setUp(is: 'booked' | 'proposed' = 'booked', times: readonly string[] = threeTimes) {
  const job = `job-${randomUUID()}`;
  const [robin, sam, kim] = await Promise.all([
    storeColleague(api),
    storeColleague(api, { role: 'manager', jobs: [job] }),
    storeColleague(api),
  ]);
  const of = await (is === 'booked' ? booked : proposed)(
    [robin.username, sam.username],
    { times: [...times] },
    storeWithLink(api, { job_id: job }),
  );
  await sendMails(of.id);
  const call = (endpoint: Endpoint, id: string, json?: object) => staff.call(endpoint, id, { json });
  return {
    ...{ ...of, job, robin, sam, kim },
    ask: (json: object) => answer(of.link, { id: of.interview, ...json }),
    own: (call: keyof typeof endpoints) => own(call, of.link),
    status: (status: string, tell?: unknown) => call(endpoints.updateApplicationStatus, of.id, { status, tell }),
    account: ({ username }: Colleague, json: object) => confirmChange(staff, username, json),
    remove: () => call(endpoints.deleteApplication, of.id),
    cancel: () => call(endpoints.cancelInterview, of.interview),
    edit: (changes: object) => edit(of.interview, changes),
  };
}

const all = (what: string) => ['ada', 'robin', 'sam'].map((name) => `${name} ${what}`);
const samLeaves = ['ada changed 1', 'robin changed 1', 'sam left 1'];
const elsewhere = async () => ({ role: 'manager', jobs: [await api.postJob()] });

it.each<[cause: string, act: (scene: Scene) => Promise<unknown>, mails: string[], slots: [robin: number, sam: number], is?: 'proposed']>([
  ['the applicant chooses a time', ({ ask }) => ask({ choose: first }), all('booked 0'), [4, 4], 'proposed'],
  ['the applicant moves it', ({ ask }) => ask({ choose: second }), all('changed 1'), [4, 4]],
  ['staff move it', ({ edit }) => edit({ at: second }), all('changed 1'), [4, 4]],
  ['staff change the place', ({ edit }) => edit({ place: 'Room 4' }), all('changed 1'), [4, 4]],
  [
    'staff add kim',
    ({ edit, robin, sam, kim }) => edit({ interviewers: [robin.username, sam.username, kim.username] }),
    [...all('changed 1'), 'kim booked 1'],
    [4, 4],
  ],
  ['staff remove sam', ({ edit, robin }) => edit({ interviewers: [robin.username] }), samLeaves, [4, 0]],
  ['the applicant cancels', ({ ask }) => ask({ cancel: true }), all('cancelled 1'), [0, 0]],
  ['staff cancel', ({ cancel }) => cancel(), all('cancelled 1'), [0, 0]],
  ['staff cancel what is proposed', ({ cancel }) => cancel(), [], [0, 0], 'proposed'],
  ['the applicant withdraws', ({ own }) => own('withdrawOwnApplication'), all('cancelled 1'), [0, 0]],
  ['staff reject, and the mail waits', ({ status }) => status('Rejected', 'now'), [], [4, 4]],
  [
    'staff reject, and the mail is sent',
    async ({ id, status }) => {
      await status('Rejected', 'now');
      await sendMails(id, 'reply');
    },
    all('cancelled 1'),
    [0, 0],
  ],
  ['staff have not told of the rejection', ({ status }) => status('Rejected'), [], [4, 4]],
  [
    'staff reject many',
    ({ id }) => staff.call(endpoints.changeApplications, '', { json: { ids: [id], set: 'Rejected', tell: { no: 'spam' } } }),
    all('cancelled 1'),
    [0, 0],
  ],
  ['the applicant is hired', ({ status }) => status('Hired'), all('cancelled 1'), [0, 0]],
  ['the applicant erases', ({ own }) => own('eraseOwnApplication'), ['robin cancelled 1', 'sam cancelled 1'], [0, 0]],
  [
    'the applicant withdraws, and erases before the mails are sent',
    async ({ own }) => [await own('withdrawOwnApplication'), await own('eraseOwnApplication')],
    ['robin cancelled 1', 'sam cancelled 1'],
    [0, 0],
  ],
  [
    'staff cancel, and delete before the mails are sent',
    async (scene) => [await scene.cancel(), await scene.remove()],
    all('cancelled 1'),
    [0, 0],
  ],
  ['staff delete', ({ remove }) => remove(), all('cancelled 1'), [0, 0]],
  ['sam sees other jobs', async ({ account, sam }) => account(sam, await elsewhere()), samLeaves, [4, 0]],
  ['sam sees more', ({ account, sam }) => account(sam, { role: 'recruiter', jobs: [] }), [], [4, 4]],
  ['sam is disabled, who could choose nothing', ({ account, sam }) => account(sam, { disabled: true }), [], [0, 0], 'proposed'],
  [
    'staff remove sam, who is disabled before the mail is sent, and the applicant cancels',
    async ({ edit, account, ask, robin, sam }) => [
      await edit({ interviewers: [robin.username] }),
      await account(sam, { disabled: true }),
      await ask({ cancel: true }),
    ],
    ['sam left 1', 'ada cancelled 2', 'robin cancelled 2'],
    [0, 0],
  ],
  [
    'both are disabled',
    async ({ account, robin, sam }) => [await account(sam, { disabled: true }), await account(robin, { disabled: true })],
    ['sam left 1', 'ada cancelled 2', 'robin cancelled 2'],
    [0, 0],
  ],
])('if %s, everybody gets one mail, even after a lost answer', async (_cause, act, mails, slots, is) => {
  const scene = await setUp(is);
  await losingAnAnswer(api, () => act(scene));
  await act(scene);
  const { id, robin, sam, kim, email, interview } = scene;
  const people: Record<string, string> = { [email]: 'ada', [robin.email]: 'robin', [sam.email]: 'sam', [kim.email]: 'kim' };
  const ofPeople = (await api.firebase.db()).collection('outbox').where('to', 'in', Object.keys(people));
  const ofScene = (await ofPeople.get()).docs.filter((mail) => /^interview(?: for staff)?$/.test(mail.get('template') as string));
  const written = ofScene.map((mail) => [people[mail.get('to') as string], mail.get('values.what'), mail.get('values.sequence')].join(' '));
  expect(written.sort()).toEqual(mails.toSorted());
  expect([(await slotsOf(robin.username)).length, (await slotsOf(sam.username)).length]).toEqual(slots);
  const stored = await api.parts.applications.get(id);
  if (stored) {
    const { state, at, minutes } = await interviewOf(interview);
    expect(application.parse(stored).interview).toEqual({ id: interview, state, at, minutes } satisfies Application['interview']);
    return;
  }
  const everything = await Promise.all((await (await api.firebase.db()).listCollections()).map(({ id: name }) => api.documents(name)));
  const left = everything.flat().filter((snapshot) => `${snapshot.id} ${JSON.stringify(snapshot.data())}`.includes(id));
  expect(left.filter(({ ref }) => ref.parent.id !== 'auditLog').map(({ ref }) => ref.path)).toEqual([]);
  for (const mail of ofScene) if (mail.get('to') !== email) expect(JSON.stringify(mail.data())).not.toMatch(/Ada|Windchill/);
});

it('somebody who no longer sees the job leaves only the latest proposal', async () => {
  const { id, interview, ask, account, robin, sam } = await setUp('proposed');
  await ask({ decline: 'I am on a boat.' });
  const declined = await interviewOf(interview);
  const { reply } = applicationReplied.parse((await propose(id, { interviewers: [robin.username, sam.username] })).json);
  await account(sam, { disabled: true });
  expect(await interviewOf(interview)).toEqual(declined);
  expect(await interviewOf(reply)).toMatchObject({ interviewers: [robin.username] });
  expect(await api.parts.applications.get(id)).toMatchObject({ interview: { id: reply } });
});

it('nobody is told of the end of an application whose interview has begun', async () => {
  const { id, interview } = await setUp();
  api.clockOffset += Date.parse(first) - Date.now();
  const { updated_at } = (await api.parts.applications.get(id)) ?? {};
  const { status } = await adminOf(api).call(endpoints.updateApplicationStatus, id, { json: { status: 'Hired', updated_at } });
  expect(status).toBe(200);
  const about = await mailsAbout(api, id);
  expect(about.filter((mail) => mail.get('state') === 'waiting')).toEqual([]);
  expect(await interviewOf(interview)).toMatchObject({ state: 'booked', at: first });
});

it('says in its mails and on the private page why staff moved or canceled it, once the applicant is told', async () => {
  const { id, link, interview, edit, ask } = await setUp();
  const shown = async () => (await view(link)).interview;
  const said = async () =>
    (await mailsAbout(api, id)).filter((mail) => mail.get('state') === 'waiting').map((mail) => mail.get('values.why') as string);
  expect(await edit({ at: second, why: 'Robin is\u0000 ill' })).toMatchObject({ status: 400 });
  await edit({ at: second, why: ' Robin is ill ' });
  expect(await said()).toEqual(Array(3).fill('Robin is ill'));
  expect(await shown()).toMatchObject({ at: first, why: '' });
  await sendMails(id);
  expect(await shown()).toMatchObject({ at: second, why: 'Robin is ill' });
  await ask({ choose: threeTimes[2], zone: 'Europe/Berlin' });
  expect(await shown()).toMatchObject({ at: threeTimes[2], why: '' });
  await staff.call(endpoints.cancelInterview, interview, { json: { why: 'The office is closed' } });
  await sendMails(id);
  expect(await shown()).toMatchObject({ state: 'cancelled', why: 'The office is closed' });
});

it.each<[string, Endpoint, object]>([
  ['a rejection', endpoints.updateApplicationStatus, {}],
  ['a reply', endpoints.replyToApplication, { ...mailTemplatesDefaults.reject, template: 'reject' }],
])('an interview that lies before the mail of %s takes place, and its people are only reminded of it', async (_what, endpoint, fields) => {
  // In the afternoon at the office, so that the next morning comes after it.
  const at = `${first.slice(0, 10)}T10:00:00.000Z`;
  const { id, interview } = await setUp('booked', [at]);
  api.clockOffset = Date.parse(at) - 30 * 60_000 - Date.now();
  const { updated_at } = (await api.parts.applications.get(id)) ?? {};
  const json = { ...fields, status: 'Rejected', tell: 'morning', updated_at };
  // Other sessions are over by now.
  const { status } = await adminOf(api).call(endpoint, id, { json, headers: { [idempotencyHeader]: randomUUID() } });
  expect(status).toBeLessThan(300);
  expect(await api.parts.applications.get(id)).toMatchObject({ status: 'Rejected', told: 'mail waiting', shown_status: 'interview' });
  await writeDue(api);
  const reminders = (await mailsAbout(api, id)).filter((mail) => mail.get('values.what') === 'tomorrow');
  const leased = await Promise.all(reminders.map((mail) => api.parts.outbox.lease(mail.id)));
  expect(leased.filter(Boolean)).toHaveLength(3);
  api.clockOffset += 4 * dayMs;
  await sendMails(id, 'reply');
  expect(await api.parts.applications.get(id)).toMatchObject({ told: 'told', shown_status: 'closed' });
  expect(await interviewOf(interview)).toMatchObject({ state: 'booked', at });
  const about = await mailsAbout(api, id);
  expect(about.filter((mail) => mail.get('values.what') === 'cancelled')).toEqual([]);
});

it('of a selection, those whose interview is canceled at once have nothing to restore', async () => {
  const [later, atOnce, without] = [await setUp(), await setUp(), await storeWithLink(api)];
  const change = async (json: object) =>
    endpoints.changeApplications.output
      .parse((await staff.call(endpoints.changeApplications, '', { json })).json)
      .results.map(({ updated_at: _at, ...result }) => result);
  const before = { outcome: 'done', before: { status: 'Pending' } };
  expect(await change({ ids: [later.id], set: 'Rejected', tell: 'morning' })).toEqual([
    { ...before, id: later.id, before: { status: 'Interview' } },
  ]);
  const results = await change({ ids: [atOnce.id, without.id], set: 'Rejected', tell: { no: 'spam' } });
  expect(results).toEqual([
    { id: atOnce.id, outcome: 'done', ended: true },
    { ...before, id: without.id },
  ]);
  expect(await interviewOf(atOnce.interview)).toMatchObject({ state: 'cancelled' });
});

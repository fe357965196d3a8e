import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { AccountChange } from '#rooms/accounts/contract/account-changes.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { serverLimits } from '#rooms/platform/contract/limits.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { openQuestion, timelineEntry } from '#rooms/applications/contract/timeline.ts';
import { renderTemplate } from '../../functions/src/templates.ts';
import { apply, exampleApplicant, storeApplication, storeColleague, storeWithLink } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import type { Answer } from './http.ts';
import { hoursAhead, interviewCalls, threeTimes } from './interviews.ts';
import { mailSettings, mailsTo, writeDue } from './mail.ts';

const api = useApi({ mail: mailSettings });
const staff = adminOf(api);
const { answer, propose, proposed, booked, edit, interviewOf } = interviewCalls(api, staff);

type Scene = Awaited<ReturnType<typeof setUp>>;

/** Robin can see the application, and sam until `losing` writes. */
async function setUp(loss: AccountChange) {
  const job = await api.postJob();
  const [robin, sam] = [await storeColleague(api), await storeColleague(api, { role: 'recruiter' })];
  const stored = await storeWithLink(api, { job_id: job });
  const db = await api.firebase.db();
  const run = db.runTransaction.bind(db);
  return {
    robin: robin.username,
    sam: sam.username,
    email: sam.email,
    stored,
    assign: () => staff.call(endpoints.assignApplication, stored.id, { json: { assignee: sam.username } }),
    note: (text = `@${sam.username} @${robin.username}?`) => staff.call(endpoints.addNote, stored.id, { json: { text } }),
    losing: async (act: () => Promise<Answer>): Promise<Answer> => {
      // The call has read the accounts, or reads them in this transaction.
      const spy = vi.spyOn(db, 'runTransaction').mockImplementationOnce(async (write) => {
        await api.parts.admins.change(sam.username, loss, 'command line', { seen: true });
        return run(write);
      });
      const made = await act();
      expect(spy).toHaveBeenCalled();
      return made;
    },
  };
}

const invalid = (error: string) => ({ status: 400, json: { error } });

/** What names sam: its refusal, or what is stored without sam. */
const acts: Record<string, (scene: Scene) => Promise<unknown>> = {
  'owner of an application': async ({ losing, assign, stored }) => {
    expect(await losing(assign)).toMatchObject(invalid(staffTexts.invalidAssignee));
    expect(await api.parts.applications.get(stored.id)).toMatchObject({ assignee: '' });
  },
  'owner of what arrives': async ({ losing, sam }) => {
    const job_id = await api.postJob({ owner: sam });
    await losing(() => apply(api, job_id));
    expect((await api.parts.applications.page({ job_id }, 1)).items).toMatchObject([{ assignee: '' }]);
  },
  'asked in a note': async ({ losing, note, robin }) =>
    expect(await losing(note)).toMatchObject({ status: 201, json: { mentions: [robin] } }),
  'asked in an edited note': async ({ losing, note, sam, stored }) => {
    const { id } = (await note('Weak?')).json as { id: string };
    const edited = await losing(() => staff.call(endpoints.updateNote, [stored.id, id], { json: { text: `@${sam}` } }));
    expect(edited).toMatchObject({ status: 200, json: { mentions: [] } });
  },
  'interviewer of a proposal': async ({ losing, robin, sam, stored }) => {
    const proposal = await losing(() => propose(stored.id, { interviewers: [robin, sam] }));
    expect(proposal).toMatchObject(invalid(staffTexts.invalidInterviewers));
  },
  'interviewer when a time is chosen': async ({ losing, robin, sam, stored }) => {
    const { link, interview } = await proposed([robin, sam], {}, stored);
    expect((await losing(() => answer(link, { id: interview, choose: threeTimes[0] }))).status).toBe(200);
    expect(await interviewOf(interview)).toMatchObject({ state: 'booked', interviewers: [robin] });
  },
  'interviewer who is added': async ({ losing, robin, sam, stored }) => {
    const { interview } = await booked([robin], { times: [hoursAhead(50)] }, stored);
    const added = await losing(() => edit(interview, { interviewers: [robin, sam] }));
    expect(added).toMatchObject(invalid(staffTexts.invalidInterviewers));
    expect(await interviewOf(interview)).toMatchObject({ interviewers: [robin] });
  },
  'interviewer again, when a later proposal is taken back': async ({ losing, robin, sam, stored }) => {
    const { id, interview } = await proposed([sam, robin], {}, stored);
    const { reply } = (await propose(id, { interviewers: [robin] })).json as { reply: string };
    await losing(() => staff.call(endpoints.undoApplicationReply, [id, reply]));
    expect(await interviewOf(interview)).toMatchObject({ state: 'proposed', interviewers: [robin] });
  },
  'reader of a message': async ({ losing, assign, stored }) => {
    await assign();
    const json = { token: stored.link, message: 'Hello?' };
    expect((await losing(() => api.call(endpoints.addOwnMessage, '', { json }))).status).toBe(200);
  },
  'reader of why no time suits': async ({ losing, assign, robin, stored }) => {
    const { link, interview } = await proposed([robin], {}, stored);
    await assign();
    expect((await losing(() => answer(link, { id: interview, decline: 'I am on a boat.' }))).status).toBe(200);
  },
};

/** The account is disabled or sees other jobs, by turns, as one function decides who sees what. */
const losses: AccountChange[] = [
  { disabled: true, jobs: [] },
  { role: 'manager', jobs: ['elsewhere'] },
];

it.each(Object.entries(acts).map(([what, act], index) => [what, act, losses[index % 2] ?? { jobs: [] }] as const))(
  'nobody becomes %s who may no longer see it before it is written, or is mailed about it',
  async (_what, act, loss) => {
    const scene = await setUp(loss);
    await act(scene);
    expect(await mailsTo(api, scene.email)).toEqual([]);
  },
);

it('nobody gets the news of an application whose job they have just lost', async () => {
  const [job, kim] = [`job-${randomUUID()}`, await storeColleague(api)];
  const sam = await storeColleague(api, { role: 'manager', jobs: [job] });
  await storeWithLink(api, { job_id: job });
  api.clockOffset += serverLimits.newsSettleMs;
  const db = await api.firebase.db();
  const run = db.runTransaction.bind(db);
  vi.spyOn(db, 'runTransaction').mockImplementationOnce(async (write) => {
    await db.doc(`admins/${sam.username}`).update({ jobs: ['elsewhere'] });
    return run(write);
  });
  await writeDue(api);
  expect(await mailsTo(api, sam.email)).toEqual([]);
  expect(await mailsTo(api, kim.email)).toHaveLength(1);
});

type Colleague = Awaited<ReturnType<typeof storeColleague>>;

const asking = (...colleagues: Colleague[]) => ['Weak on PLM?', ...colleagues.map(({ username }) => `@${username}`)].join(' ');

async function addNote(author: Colleague, id: string, text: string, key = randomUUID()) {
  const answer = await author.call(endpoints.addNote, id, { json: { text }, headers: { [idempotencyHeader]: key } });
  expect(answer.status).toBe(201);
  return timelineEntry.parse(answer.json);
}

const mailsFor = async (...colleagues: Colleague[]) =>
  Promise.all(colleagues.map(async ({ email }) => (await mailsTo(api, email)).map((mail) => mail.data())));
const countsFor = async (...colleagues: Colleague[]) => (await mailsFor(...colleagues)).map(({ length }) => length);

it('a note asks those whom it names, if they may see the application, by one mail with its text', async () => {
  const id = await storeApplication(api, { job_id: 'a' });
  const author = await storeColleague(api, { role: 'recruiter', name: '王 <Rao>' });
  const [admin, manager, unreachable, ofOtherJob, disabled] = await Promise.all([
    storeColleague(api, { name: 'Ada Rao' }),
    storeColleague(api, { role: 'manager', jobs: ['a'] }),
    storeColleague(api, { email: '' }),
    storeColleague(api, { role: 'manager', jobs: ['b'] }),
    storeColleague(api, { disabled: true }),
  ]);
  const text = `${asking(author, ofOtherJob, admin, disabled, manager, admin, unreachable)} @nobody`;
  const key = randomUUID();
  const notes = await Promise.all([addNote(author, id, text, key), addNote(author, id, text, key)]);
  notes.push(await addNote(author, id, text, key));
  const mentions = [admin, manager, unreachable].map(({ username }) => username);
  for (const note of notes) expect(note.mentions).toEqual(mentions);
  expect((await manager.timelineOf(id))[0]).toMatchObject({ text, mentions });
  expect(await countsFor(admin, manager, author, ofOtherJob, disabled)).toEqual([1, 1, 0, 0, 0]);
  const [[mail]] = (await mailsFor(admin)) as [Record<string, unknown>[]];
  expect(mail).toMatchObject({ about: [id], audience: 'staff' });
  const letter = renderTemplate('mention', mail?.['values']);
  expect(letter?.subject).toBe(`王 <Rao> asks you about ${exampleApplicant.applicant_name}`);
  const [outsider, other] = [ofOtherJob, manager].map(({ username }) => `@${username}`);
  expect(letter?.text).toContain(`> Weak on PLM? @王 <Rao> ${outsider} @Ada Rao @${disabled.username} ${other} @Ada Rao`);
  expect(letter?.text).toContain(`Job: Windchill Developer`);
  expect(letter?.text).toContain(`https://www.example.com/admin/applications/${id}#entry-${notes[0].id}`);
});

it('an edited note mails only those whom it did not ask before, and asks only whom it still names', async () => {
  const id = await storeApplication(api);
  const [author, first, second] = [await storeColleague(api), await storeColleague(api), await storeColleague(api)];
  const { id: note } = await addNote(author, id, asking(first));
  const edit = (text: string) => author.call(endpoints.updateNote, [id, note], { json: { text } });
  const text = `${asking(first, second)} Please.`;
  const edits = await Promise.all([edit(text), edit(text)]);
  for (const { json } of edits) expect(timelineEntry.parse(json).mentions).toEqual([first.username, second.username]);
  expect(await countsFor(first, second)).toEqual([1, 1]);
  expect(timelineEntry.parse((await edit(asking(second))).json).mentions).toEqual([second.username]);
  expect((await author.call(endpoints.deleteNote, [id, note])).status).toBe(204);
  for (const one of [first, second]) await addNote(one, id, 'Nobody asks me.');
  expect(await countsFor(author, first, second)).toEqual([0, 1, 1]);
});

it('a question is listed for who is asked, while it is open and they see it, until they write a note or it no longer asks', async () => {
  const [author, asked] = [await storeColleague(api), await storeColleague(api, { role: 'manager', jobs: ['a', 'b'] })];
  const [first, second, closed] = [
    await storeApplication(api, { job_id: 'a' }),
    await storeApplication(api, { job_id: 'b' }),
    await storeApplication(api, { job_id: 'a' }),
  ];
  const questions = async (reader: Pick<Colleague, 'call'> = asked) =>
    z.array(openQuestion).parse((await reader.call(endpoints.listQuestions)).json);
  const ids = async (reader?: Pick<Colleague, 'call'>) => (await questions(reader)).map(({ application }) => application);
  for (const id of [first, closed, second]) await addNote(author, id, asking(asked));
  await api.parts.statuses.set(closed, { status: 'Withdrawn' }, 'visitor');
  const { id: again } = await addNote(author, second, `${asking(asked)} Please.`);
  expect(await ids()).toEqual([second, first]);
  expect((await questions())[0]).toMatchObject({ job_id: 'b', note: { id: again, by: author.username } });
  await addNote(asked, first, 'Strong on PLM.');
  expect(await ids()).toEqual([second]);
  expect(await ids(adminOf(api, asked.username, { role: 'manager', jobs: ['a'] }))).toEqual([]);
  const notes = (await author.timelineOf(second)).filter(({ kind }) => kind === 'note');
  for (const { id } of notes) await author.call(endpoints.deleteNote, [second, id]);
  expect(await ids()).toEqual([]);
});

it('who has the name of a property of all objects is asked, and answers', async () => {
  const [id, asker] = [await storeApplication(api), await storeColleague(api)];
  const email = 'constructor@example.com';
  const account = { password_hash: '', disabled: false, created_at: new Date(), email };
  await (await api.firebase.db()).doc('admins/constructor').set(account);
  expect((await addNote(asker, id, 'Weak on PLM? @constructor')).mentions).toEqual(['constructor']);
  expect(await mailsTo(api, email)).toHaveLength(1);
  const answer = await adminOf(api, 'constructor').call(endpoints.addNote, id, { json: { text: 'No' } });
  expect(answer.status).toBe(201);
  expect(await countsFor(asker)).toEqual([1]);
});

it('the answer of somebody who is asked is mailed to who asked, once, and stands in their deputy', async () => {
  const id = await storeApplication(api, { job_id: 'a' });
  const deputy = await storeColleague(api);
  const [asker, asked, other] = await Promise.all([
    storeColleague(api, { deputy: deputy.username, away_until: '2999-12-31' }),
    storeColleague(api, { name: 'Ada Rao' }),
    storeColleague(api),
  ]);
  await addNote(asker, id, asking(asked));
  await addNote(other, id, 'I would say so.');
  expect(await countsFor(asker, deputy)).toEqual([0, 0]);
  const { id: note } = await addNote(asked, id, 'Strong on PLM.');
  await addNote(asked, id, 'And on Java.');
  expect(await countsFor(asker, deputy, asked)).toEqual([1, 1, 1]);
  const [[mail]] = (await mailsFor(asker)) as [Record<string, unknown>[]];
  const letter = renderTemplate('mention', mail?.['values']);
  expect(letter?.subject).toBe(`Ada Rao answered you about ${exampleApplicant.applicant_name}`);
  expect(letter?.text).toContain(`${id}#entry-${note}`);
});

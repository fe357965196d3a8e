import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { timelineEntry } from '#rooms/applications/contract/timeline.ts';
import { renderTemplate } from '../../functions/src/templates.ts';
import { exampleApplicant, storeApplication, storeColleague } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import { mailSettings, mailsTo } from './mail.ts';

const api = useApi({ mail: mailSettings });

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
  expect(letter?.text).toContain(`> Weak on PLM? @${author.username} ${outsider} @Ada Rao @${disabled.username} ${other} @Ada Rao`);
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

it('a manager asks only about applications for their jobs, and mails about a deleted one are not sent', async () => {
  const [manager, admin] = [await storeColleague(api, { role: 'manager', jobs: ['a'] }), await storeColleague(api)];
  const [own, other] = [await storeApplication(api, { job_id: 'a' }), await storeApplication(api, { job_id: 'b' })];
  expect((await addNote(manager, own, asking(admin))).mentions).toEqual([admin.username]);
  expect((await manager.call(endpoints.addNote, other, { json: { text: asking(admin) } })).status).toBe(404);
  expect(await countsFor(admin)).toEqual([1]);
  await admin.call(endpoints.deleteApplication, own);
  expect(await countsFor(admin)).toEqual([0]);
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

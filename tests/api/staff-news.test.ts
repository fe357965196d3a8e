import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { serverLimits } from '#rooms/platform/contract/limits.ts';
import { nextMorning } from '#rooms/platform/contract/office.ts';
import { renderTemplate } from '../../functions/src/templates.ts';
import { apply, storeApplication, storeColleague } from './examples.ts';
import { useApi } from './harness.ts';
import { mailSettings, mailsTo, writeDue } from './mail.ts';

const hourMs = 60 * 60 * 1000;

const api = useApi({ mail: mailSettings });

const staff = 'staff@example.com';
const mailsToStaff = async (address = staff) => (await mailsTo(api, address)).map((mail) => mail.data());
/** @returns the applicants whom a mail lists, or the only one that it is about */
const namedIn = (text: string) =>
  Array.from(text.matchAll(/^(?:Applicant: (.+)|(.+)\n.+, [\dA-F]{8})$/gm), ([, only, listed = '']) => only ?? listed);

/** @returns the texts of the news, the newest first */
const newsOf = async (address = staff) =>
  (await mailsToStaff(address))
    .filter(({ template }) => template === 'applications for staff')
    .map(({ values }) => renderTemplate('applications for staff', values)?.text ?? '');

beforeEach(() => api.clear());

describe('staff', () => {
  it('get one mail for the applications of several minutes, from however many runs', async () => {
    const job = await api.postJob({ title: 'Engineer' });
    for (const applicant_name of ['Ada', 'Robin']) await apply(api, job, { fields: { applicant_name, cover_letter: 'I write.' } });
    expect(await mailsToStaff()).toEqual([]);
    api.clockOffset += serverLimits.newsSettleMs;
    await Promise.all([writeDue(api), writeDue(api)]);
    await writeDue(api);
    const [news = '', ...others] = await newsOf();
    expect(others).toEqual([]);
    for (const name of ['Ada', 'Robin']) expect(news).toMatch(new RegExp(`^${name}\nEngineer, \\w{8}\n> I write\\.\nhttps:`, 'm'));
    expect(news).toMatch(/https:\/\/www.example.com\/admin\/applications\/\w/);
  });

  it('get a list of 20, and how many more there are', async () => {
    await Promise.all(Array.from({ length: 23 }, (_, index) => storeApplication(api, { applicant_name: `Applicant ${index}` })));
    api.clockOffset += serverLimits.newsSettleMs;
    await writeDue(api);
    const [news = ''] = await newsOf();
    expect(namedIn(news)).toHaveLength(20);
    expect(news).toContain('And 3 more.');
  });

  it('get the other applications if one is erased before the mail is sent', async () => {
    const names = ['Ada', 'Robin', 'Sam', 'Kim'];
    const ids: string[] = [];
    for (const applicant_name of names) ids.push(await storeApplication(api, { applicant_name }));
    api.clockOffset += serverLimits.newsSettleMs;
    await writeDue(api);
    const token = await api.logIn();
    const erase = (id = '') => api.call(endpoints.deleteApplication, id, { token });
    const named = async () => namedIn((await newsOf()).join());
    expect(await named()).toEqual(names);
    await Promise.all([erase(ids[0]), erase(ids[2])]);
    expect(await named()).toEqual(['Robin', 'Kim']);
    await erase(ids[1]);
    expect(await named()).toEqual(['Kim']);
    await erase(ids[3]);
    expect(await newsOf()).toEqual([]);
  });
});

describe('colleagues with an address', () => {
  const store = async (applicant_name: string, job_id: string, assignee = '') => {
    const id = await storeApplication(api, { applicant_name, job_id });
    await (await api.firebase.db()).doc(`applications/${id}`).update({ assignee });
  };
  /** @returns the names in each mail with news to an address, the newest first */
  const namesFor = async ({ email } = { email: staff }) => (await newsOf(email)).map(namedIn);

  it('get one mail each, which tells of nothing but the new applications of their jobs, or assigned to them', async () => {
    const [admin, recruiter, ofA, ofB, disabled, quiet] = await Promise.all([
      storeColleague(api),
      storeColleague(api, { role: 'recruiter' }),
      storeColleague(api, { role: 'manager', jobs: ['a'] }),
      storeColleague(api, { role: 'manager', jobs: ['b', 'c'] }),
      storeColleague(api, { disabled: true }),
      storeColleague(api, { news: 'none' }),
    ]);
    await store('Ada', 'a');
    await store('Bea', 'b');
    await store('Cem', 'b', recruiter.username);
    // Who may not see an application gets no mail about it, even as its assignee.
    await store('Dan', 'a', ofB.username);
    api.clockOffset += serverLimits.newsSettleMs;
    await Promise.all([writeDue(api), writeDue(api)]);
    await writeDue(api);
    expect(await namesFor(admin)).toEqual([['Ada', 'Bea']]);
    expect(await namesFor(recruiter)).toEqual([['Ada', 'Bea', 'Cem']]);
    expect(await namesFor(ofA)).toEqual([['Ada', 'Dan']]);
    expect(await namesFor(ofB)).toEqual([['Bea', 'Cem']]);
    for (const nobody of [disabled, quiet, undefined]) expect(await namesFor(nobody)).toEqual([]);
  });

  it('leave to the addresses of staff what none of them gets mail about', async () => {
    const manager = await storeColleague(api, { role: 'manager', jobs: ['a', 'revoked'] });
    await storeColleague(api, { email: '' });
    for (const [name, job] of [
      ['Ada', 'a'],
      ['Bea', 'b'],
      ['Cem', 'revoked'],
    ] as const)
      await store(name, job);
    await (await api.firebase.db()).doc(`admins/${manager.username}`).update({ jobs: ['a'] });
    api.clockOffset += serverLimits.newsSettleMs;
    await writeDue(api);
    expect(await namesFor(manager)).toEqual([['Ada']]);
    expect(await namesFor()).toEqual([['Bea', 'Cem']]);
  });

  it('get it once on a working morning if they have chosen so, from however many runs', async () => {
    const [robin, sam] = [await storeColleague(api, { news: 'daily' }), await storeColleague(api, { role: 'manager', jobs: ['a'] })];
    const morning = nextMorning(Date.now()).getTime();
    const at = (time: number) => (api.clockOffset = time - Date.now());
    at(morning - hourMs);
    await store('Ada', 'a');
    await store('Bea', 'b');
    at(morning - 60_000);
    await writeDue(api);
    expect([await namesFor(robin), await namesFor(sam)]).toEqual([[], [['Ada']]]);
    at(morning + serverLimits.newsSettleMs);
    await store('Cem', 'b');
    await Promise.all([writeDue(api), writeDue(api)]);
    await writeDue(api);
    expect(await namesFor(robin)).toEqual([['Ada', 'Bea']]);
    at(nextMorning(morning).getTime() + serverLimits.newsSettleMs);
    await writeDue(api);
    expect(await namesFor(robin)).toEqual([['Cem'], ['Ada', 'Bea']]);
    expect([await namesFor(sam), await namesFor()]).toEqual([[['Ada']], []]);
  });
});

import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { application, bulkOutput } from '#rooms/applications/contract/applications.ts';
import { mailTemplates } from '#rooms/answers/contract/replies.ts';
import { teamTexts } from '#rooms/answers/contract/team-words.ts';
import { mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import { serverLimits } from '#rooms/platform/contract/limits.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { deliver } from '../../functions/src/platform/mail/deliver.ts';
import { storeWithLink } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import { mailsAbout, mailSettings } from './mail.ts';
import { useMailSink } from './mail-sink.ts';

const sink = await useMailSink();
const api = useApi({ mail: () => mailSettings(sink.smtpUrl) });
const admin = adminOf(api);
const { setStatus } = admin;

const kindNo = { name: 'Kind no', status: 'Rejected', subject: 'About {job}', body: 'Dear {name}, a kind no.' };
const save = async (changes: object) => {
  const { updated_at } = mailTemplates.parse((await admin.call(endpoints.readMailTemplates)).json);
  const saved = await admin.call(endpoints.updateMailTemplates, '', { json: { ...mailTemplatesDefaults, ...changes, updated_at } });
  expect(saved.status).toBe(200);
};
const stored = async (id: string) => application.parse(await api.parts.applications.get(id));
const bulk = (json: object) => admin.call(endpoints.changeApplications, '', { json: { set: 'Rejected', ...json } });
async function sendMails(id: string): Promise<void> {
  api.clockOffset += serverLimits.replyDelayMs;
  for (const mail of await mailsAbout(api, id)) await deliver(mail.id, api.parts);
}
async function archive(link: string) {
  const { bytes } = await api.call(endpoints.archiveOwnApplication, '', { json: { token: link } });
  return Object.values(unzipSync(new Uint8Array(bytes)))
    .map((file) => strFromU8(file))
    .join();
}

describe('the reason of a rejection', () => {
  beforeAll(() => save({ reasons: 'Too far away\nPay', reason_required: true }));

  it.each<[string, (id: string, json: object) => Promise<{ status: number; json: unknown }>]>([
    ['alone', (id, json) => setStatus(id, { status: 'Rejected', tell: 'morning', ...json })],
    ['in a selection', (id, json) => bulk({ ids: [id], tell: 'now', ...json })],
    ['by a reply', (id, json) => admin.reply(id, { ...mailTemplatesDefaults.reject, template: 'reject', status: 'Rejected', ...json })],
  ])(
    'is asked for %s, stored from the list only, goes when the application is reopened, and comes back with Undo',
    async (_how, reject) => {
      const { id } = await storeWithLink(api);
      expect(await reject(id, {})).toMatchObject({ status: 400, json: { error: teamTexts.reasonRequired } });
      expect(await reject(id, { reason: 'Age' })).toMatchObject({ status: 400, json: { error: staffTexts.notListed } });
      expect(await stored(id)).toMatchObject({ status: 'Pending', reason: '' });
      expect((await reject(id, { reason: 'Pay' })).status).toBeLessThan(300);
      expect(await stored(id)).toMatchObject({ status: 'Rejected', reason: 'Pay' });
      const { results } = bulkOutput.parse((await bulk({ ids: [id], set: 'Reviewed' })).json);
      expect(await stored(id)).toMatchObject({ status: 'Reviewed', reason: '' });
      await admin.call(endpoints.changeApplications, '', { json: { restore: results } });
      expect(await stored(id)).toMatchObject({ status: 'Rejected', reason: 'Pay' });
      // Undo takes back an answer, and asks for nothing, but only if there is one.
      await setStatus(id, { status: 'Rejected', tell: { no: 'told in person' }, reason: 'Pay' });
      const { updated_at } = await stored(id);
      expect((await setStatus(id, { status: 'Rejected', undo: true, updated_at })).status).toBe(200);
      expect(await stored(id)).toMatchObject({ told: 'not told', reason: 'Pay' });
      await setStatus(id, { status: 'Reviewed' });
      expect(await setStatus(id, { status: 'Rejected', undo: true, tell: 'now' })).toMatchObject({ status: 400 });
    },
  );

  it('is in the export, and in the archive once the applicant knows, but in no mail or audit entry, and is erased', async () => {
    const { id, email, link } = await storeWithLink(api);
    await setStatus(id, { status: 'Rejected', tell: 'now', reason: 'Too far away' });
    await sendMails(id);
    const { text } = await api.call(endpoints.readOwnApplication, '', { json: { token: link } });
    expect(text).toContain('"closed"');
    expect(JSON.stringify(sink.to(email)) + text).not.toContain('Too far');
    expect(await archive(link)).toMatch(/Why we rejected it<\/dt><dd>Too far away[^]*"reason": "Too far away"/);
    expect((await admin.send('GET', endpoints.exportApplications.path)).text).toContain(',Rejected,Too far away,');
    await admin.call(endpoints.deleteApplication, id);
    for (const name of ['auditLog', 'applications', 'removedApplications', 'outbox'])
      expect(JSON.stringify((await api.documents(name)).map((document) => document.data()))).not.toContain('Too far');
  });
});

describe('a template of the team', () => {
  beforeAll(() => save({ own: [kindNo, { ...kindNo, name: 'Second round', status: 'Interview' }] }));

  it.each(['Second round', 'Gone'])('rejects nobody as %s, which is of no rejection', async (template) => {
    const { id } = await storeWithLink(api);
    const json = { error: staffTexts.notListed };
    expect(await setStatus(id, { status: 'Rejected', tell: 'now', template })).toMatchObject({ status: 400, json });
    expect(await stored(id)).toMatchObject({ status: 'Pending' });
  });

  it('is what a rejection is mailed with, alone and in a selection, and stays readable once it is deleted', async () => {
    const [one, other] = [await storeWithLink(api), await storeWithLink(api)];
    expect((await setStatus(one.id, { status: 'Rejected', tell: 'now', template: 'Kind no' })).status).toBe(200);
    const { json } = await bulk({ ids: [other.id], tell: 'now', template: 'Kind no' });
    expect(bulkOutput.parse(json).results).toMatchObject([{ outcome: 'done' }]);
    await save({ own: [] });
    for (const { id, email } of [one, other]) {
      await sendMails(id);
      expect(sink.to(email)[0]).toMatchObject({ subject: 'About Windchill Developer' });
      expect((await admin.timelineOf(id))[0]).toMatchObject({ kind: 'mail', text: 'Dear Ada Lovelace, a kind no.' });
    }
  });
});

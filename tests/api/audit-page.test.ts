import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AuditEntry, auditEntry, auditKinds } from '#rooms/audit/contract/endpoints.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { timelineEntry } from '#rooms/applications/contract/timeline.ts';
import { officeIsoDate } from '#rooms/platform/contract/office.ts';
import { hiringProcessDefaults } from '#rooms/jobs/contract/hiring-process.ts';
import { exampleJob } from '../example-job.ts';
import { exampleApplicant, examplePassword, storeApplication } from './examples.ts';
import { adminOf, useApi } from './harness.ts';

const api = useApi();
const [ada, bob] = [adminOf(api, 'ada'), adminOf(api, 'bob')];
const { path } = endpoints.readAudit;
let [first, second] = ['', ''];
let noteId = '';

async function entries(query: Record<string, string> = {}): Promise<AuditEntry[]> {
  const answer = await ada.send('GET', `${path}?${new URLSearchParams({ limit: '100', ...query })}`);
  expect(answer.status).toBe(200);
  return z.array(auditEntry).parse(answer.json);
}

const actions = async (query: Record<string, string>) => (await entries(query)).map(({ action }) => action);

beforeAll(async () => {
  [first, second] = [await storeApplication(api), await storeApplication(api)];
  const { id: job } = await api.parts.jobs.create(exampleJob, ada.actor);
  await ada.call(endpoints.updateApplicationStatus, first, { json: { status: 'Reviewed' } });
  await bob.call(endpoints.updateApplicationStatus, second, { json: { status: 'Shortlisted' } });
  const note = await bob.call(endpoints.addNote, first, { json: { text: 'Call on Monday' } });
  noteId = timelineEntry.parse(note.json).id;
  await bob.call(endpoints.deleteNote, [first, noteId]);
  await api.parts.applications.recordReading(first, ada.actor, 'load resume');
  await api.parts.applications.recordOpening(first, bob.actor, true);
  await api.parts.jobs.remove(job, ada.actor);
  await api.parts.admins.create('carol', examplePassword);
});

describe('the audit trail', () => {
  it('can be limited to a person, an application, and both', async () => {
    expect(await actions({ person: ' Ada', application: first })).toEqual(['Loaded resume for the preview', 'Set status to Reviewed']);
    expect(await actions({ application: second })).toEqual(['Set status to Shortlisted', 'Created']);
    expect(await actions({ person: 'visitor' })).toEqual(['Created', 'Created']);
    expect(await actions({ person: 'visitor', kind: 'Changes', application: exampleApplicant.applicant_name })).toEqual([
      'Created',
      'Created',
    ]);
    expect(await actions({ person: 'visitor', until: officeIsoDate(Date.now()) })).toEqual(['Created', 'Created']);
    expect(await entries({ until: officeIsoDate(Date.now(), -1) })).toEqual([]);
    expect(await entries({ person: 'nobody' })).toEqual([]);
  });

  it.each<[(typeof auditKinds)[number], string[]]>([
    [
      'Changes',
      [
        'Created',
        'Deleted',
        'Deleted note',
        'Added note',
        'Set status to Shortlisted',
        'Set status to Reviewed',
        'Created',
        'Created',
        'Created',
      ],
    ],
    ['Applications read', ['Opened resume', 'Loaded resume for the preview']],
    ['Statuses and owners', ['Set status to Shortlisted', 'Set status to Reviewed']],
    ['Notes', ['Deleted note', 'Added note']],
    ['Emails', []],
    ['Interviews', []],
    ['Deletions', ['Deleted', 'Deleted note']],
    ['Exports', []],
    ['Jobs and settings', ['Deleted', 'Created']],
  ])('can be limited to the kind %s', async (kind, found) => {
    expect(await actions({ kind })).toEqual(found);
  });

  it('names what entries are about as long as it exists', async () => {
    const about = await entries({ kind: 'Changes' });
    expect(about.filter(({ document }) => document === first)[0]?.name).toMatch(new RegExp(`^${exampleApplicant.applicant_name}, .`));
    expect(about.find(({ action }) => action === 'Deleted')?.name).toBe('');
  });

  it('names whom or what a hold is on, and which parts of the settings were changed', async () => {
    await api.parts.records.place(first, 'A claim', ada.actor);
    await api.parts.records.place('asha@example.com', 'A complaint', ada.actor);
    await ada.call(endpoints.updateHiringProcess, '', { json: { ...hiringProcessDefaults, reply_days: 7, next_steps: 'A call' } });
    expect((await entries()).slice(0, 3)).toMatchObject([
      { collection: 'settings', reason: 'next_steps, reply_days' },
      { collection: 'holds', name: 'asha@example.com' },
      { collection: 'holds', name: expect.stringMatching(new RegExp(`^${exampleApplicant.applicant_name}, .`)) as string },
    ]);
  });

  it('comes in pages that leave nothing out and repeat nothing', async () => {
    const whole = (await entries({ kind: 'Changes' })).map(({ id }) => id);
    const paged: string[] = [];
    for (let next: string | undefined = `${path}?kind=Changes&limit=2`; next;) {
      const answer = await ada.send('GET', next);
      paged.push(
        ...z
          .array(auditEntry)
          .parse(answer.json)
          .map((entry) => entry.id),
      );
      next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1];
    }
    expect(paged).toEqual(whole);
  });

  it('can be limited to accounts and logins of a person', async () => {
    expect(await actions({ kind: 'Accounts and logins', person: 'command line' })).toEqual(['Created']);
  });

  it('is exported with the same filter, which is recorded before it is sent', async () => {
    const answer = await ada.call(endpoints.exportAudit);
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename=audit-\d{4}-\d\d-\d\d\.csv$/);
    const filtered = await ada.send('GET', `${endpoints.exportAudit.path}?person=bob&kind=Notes`);
    expect(filtered.text.slice(1).split('\r\n')).toEqual([
      'At (UTC),Who,What,Collection,Document,Entry,Reason',
      expect.stringMatching(new RegExp(`^20.*Z,bob,Deleted note,applications,${first},${noteId},$`)),
      expect.stringMatching(new RegExp(`^20.*Z,bob,Added note,applications,${first},,$`)),
      '',
    ]);
    expect(await entries({ kind: 'Exports' })).toMatchObject([
      { actor: 'ada', action: 'Exported', collection: 'auditLog', document: '*' },
      { actor: 'ada', action: 'Exported', collection: 'auditLog', document: '*' },
    ]);
  });
});

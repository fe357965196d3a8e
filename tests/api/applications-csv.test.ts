import { beforeAll, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { storeApplication } from './examples.ts';
import { adminOf, useApi } from './harness.ts';

const api = useApi();
const admin = adminOf(api);
const path = endpoints.exportApplications.path;

beforeAll(async () => {
  await storeApplication(api, { applicant_name: '=HYPERLINK("http://evil.example","x")', phone: '+91 80 5550 1000' });
  await storeApplication(api, { applicant_name: 'Łukasz, "the" Second', cover_letter: 'One\nTwo, "three"', job_id: 'x' });
});

describe('the CSV export', () => {
  it('is quoted for spreadsheets, and escapes formulas', async () => {
    const answer = await admin.send('GET', path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8; header=present');
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename=applications-\d{4}-\d\d-\d\d\.csv$/);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect([...answer.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, newer, older, ...end] = answer.text.slice(1).split('\r\n');
    expect(head).toBe(
      'Received (UTC),Job,Name,Email,Phone,Status,Rejected because,Source,Owner,Cover letter,Resume,Kept at least until (UTC),Application ID,Job ID',
    );
    expect(newer).toMatch(
      /^20\d\d-.*Z,Windchill Developer,"Łukasz, ""the"" Second",ada@example\.com,'\+44 .*,Pending,,,,"One\nTwo, ""three""",,20\d\d-.*Z,[\w-]+,x$/,
    );
    expect(end).toEqual(['']);
    expect(older).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")",ada@example.com,'+91 80 5550 1000`);
  });

  it('contains every application when they fill several pages, and breaks off once the session has ended', async () => {
    const job_id = 'many';
    await Promise.all(Array.from({ length: 251 }, (_, i) => storeApplication(api, { job_id, phone: String(i) })));
    const answer = await admin.send('GET', `${path}?job_id=${job_id}`);
    const phones = answer.text
      .trimEnd()
      .split('\r\n')
      .flatMap((line) => /,'(\d+),Pending/.exec(line)?.[1] ?? []);
    expect(new Set(phones).size).toBe(251);
    expect(phones).toHaveLength(251);
    const fromToken = api.parts.sessions.fromToken.bind(api.parts.sessions);
    const admit = vi.spyOn(api.parts.sessions, 'fromToken').mockImplementation(async (token) => {
      // The third is before the second page.
      return admit.mock.calls.length > 2 ? 'invalid' : fromToken(token);
    });
    await expect(admin.send('GET', `${path}?job_id=${job_id}`)).rejects.toThrow('terminated');
    admit.mockRestore();
  });
});

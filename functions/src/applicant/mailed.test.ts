import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { quickRun } from '../../../local/commands/quick-run.ts';
import { anApplication } from '../../../tests/component/records.ts';
import { limits, serverLimits } from '../platform/contract/limits.ts';
import { UnavailableError } from '../platform/errors.ts';
import { answerAddress } from '../platform/mail/answer-address.ts';
import type { Fate } from '../platform/mail/inbox.ts';
import type { Change } from './store.ts';
import { fateOf, type InboxParts } from './mailed.ts';

const inbox = { url: '', address: 'answers@example.com', key: 'key' };
const application = anApplication({ id: '1a2b3c4d-0000-4000-8000-000000000000', applicant_email: 'ada@example.org' });
const other = anApplication({ ...application, id: '1a2b3c4d-1111-4000-8000-000000000000', applicant_email: 'bencox@gmail.com' });
const signed = answerAddress(inbox, application.id, application.applicant_email);
const unsigned = signed.replace(/[\da-f]{20}/, '0'.repeat(20));

let entries: Map<string, Change['entry']>;
let outcome: 'done' | 'full' | Error;
const files = new Map<string, Buffer>();

/** Keeps in memory what the stores write. */
const parts: InboxParts = {
  mail: { from: 'site@example.com', staff: ['staff@example.com'], siteUrl: '', smtp: { url: '', requireTls: true }, inbox },
  applications: { withIdsFrom: (beginning) => Promise.resolve([other, application].filter(({ id }) => id.startsWith(beginning))) },
  ownChanges: {
    make: (id, entryId, changeOf) => {
      if (outcome instanceof Error) return Promise.reject(outcome);
      const change = entries.has(entryId) ? undefined : changeOf(id === other.id ? other : application);
      if (change && outcome === 'done') entries.set(entryId, change.entry);
      return Promise.resolve({ outcome, application });
    },
  },
  resumes: {
    save: (name, content) => Promise.resolve(void files.set(name, content)),
    removeAll: (folder) => {
      for (const name of files.keys()) if (name.startsWith(folder)) files.delete(name);
      return Promise.resolve();
    },
  },
};

beforeEach(() => {
  entries = new Map();
  files.clear();
  outcome = 'done';
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

type Raw = { to?: string; content: Buffer | string; bytes?: number };

/** @returns what becomes of each mail */
async function receive(...mails: Raw[]): Promise<Fate[]> {
  const fates: Fate[] = [];
  for (const { to = signed, content, bytes = content.length } of mails) {
    fates.push(await fateOf(parts, { addressees: [to], bytes, content: () => Promise.resolve(Buffer.from(content)) }));
  }
  return fates;
}

const mail = (body: string, headers = '', from = 'Ada <ada@example.org>', subject = 'Re: Your application') =>
  `From: ${from}\r\nTo: ${signed}\r\nSubject: ${subject}\r\nMessage-ID: <1@example.org>\r\n${headers}\r\n${body}`;
const encoded = (charset: string, encoding: string, body: string) =>
  mail(body, `Content-Type: text/plain; charset=${charset}\r\nContent-Transfer-Encoding: ${encoding}\r\n`);
const part = (headers: string, body: string) => `--b\r\n${headers}\r\n\r\n${body}\r\n`;
const multipart = (type: string, ...all: string[]) => mail(`${all.join('')}--b--`, `Content-Type: multipart/${type}; boundary=b\r\n`);
const mixed = (...all: string[]) => multipart('mixed', ...all);
const attached = (name: string, content: string) =>
  part(
    `Content-Type: application/octet-stream\r\nContent-Disposition: attachment; ${name}\r\nContent-Transfer-Encoding: base64`,
    btoa(content),
  );
const pdf = attached('filename="Résumé.pdf"', '%PDF-1.7');
const here = part('Content-Type: text/plain', 'Here');
const logo = part('Content-Type: image/png; name=logo.png\r\nContent-Id: <logo>', '');
const related = part('Content-Type: application/pdf; name=CV.pdf\r\nContent-Disposition: inline\r\nContent-Id: <file>', '%PDF-1.7');
const html =
  '<script>run()</script><p>Yes &amp; no</p><div class="gmail_quote">On Nov 30 sysDNA wrote:<br><blockquote>Hi</blockquote></div>';

describe('a mail with a signed address', () => {
  test.each<[what: string, raw: string, text: string, quoted: string, ...files: [name: string, taken: boolean][]]>([
    ['plain text', mail('Yes.\r\n\r\nAm 30.11.26 schrieb sysDNA:\r\n> Hi'), 'Yes.', 'Am 30.11.26 schrieb sysDNA:\n> Hi'],
    ['HTML only', mail(html, 'Content-Type: text/html\r\n'), 'Yes & no', 'On Nov 30 sysDNA wrote:\n Hi'],
    ['a nested mail', mixed(here, part('Content-Type: message/rfc822', 'From: x@a.b\r\n\r\nHi')), 'Here', '', ['message rfc822', false]],
    ['winmail.dat', mixed(here, attached('filename=winmail.dat', 'x\x9f>"')), 'Here', '', ['winmail.dat', false]],
    ['quoted-printable Latin-1', encoded('iso-8859-1', 'quoted-printable', 'Gr=FC=DFe'), 'Grüße', ''],
    ['Japanese in base64', encoded('iso-2022-jp', 'base64', 'GyRCJE8kJBsoQg=='), 'はい', ''],
    [
      'a picture and a file that belong to its HTML',
      multipart('related', part('Content-Type: text/html', '<p>Here</p>'), logo, related),
      'Here',
      '',
      ['CV.pdf', true],
    ],
    ['a file with an 8-bit name', mixed(here, pdf), 'Here', '', ['Résumé.pdf', true]],
    ['a PDF without a name', mixed(here, part('Content-Type: application/pdf', '%PDF-1.7')), 'Here', '', ['attachment.pdf', true]],
    ['a file alone', mixed(attached("filename*=utf-8''r%C3%A9sum%C3%A9.pdf", '%PDF-1.7')), '', '', ['résumé.pdf', true]],
  ])('with %s enters the timeline once', async (_, raw, text, quoted, ...named) => {
    expect(await receive({ content: raw }, { content: raw })).toEqual(['filed', 'filed']);
    expect([...entries.values()]).toEqual([{ text, quoted, files: named.map(([name, taken]) => ({ name, taken })) }]);
    expect(files.size).toBe(named.filter(([, taken]) => taken).length);
  });

  // Answers to one of our mails, as these programs sent them.
  test.each(globSync('tests/mails/*.eml'))('enters the timeline as recorded in %s', async (recorded) => {
    const content = readFileSync(recorded);
    expect(await receive({ content }, { content })).toEqual(['filed', 'filed']);
    const quoted = expect.stringContaining('Thank you for your application.') as string;
    const files = [{ name: 'Résumé.pdf', taken: true }];
    expect([...entries.values()]).toEqual([expect.objectContaining({ text: 'In March, in Pune. Viele Grüße\n\nAda', quoted, files })]);
  });

  test.each([
    ['another tag', signed, mail('Hi', '', 'ada+jobs@example.org')],
    ['other dots', answerAddress(inbox, other.id, other.applicant_email), mail('Hi', '', 'Ben.Cox@googlemail.com')],
    ['a header that says that it is not automatic', signed, mail('Hi', 'Auto-Submitted: No\r\n')],
  ])('counts as theirs with %s', async (_, to, content) => {
    expect(await receive({ to, content })).toEqual(['filed']);
  });

  const away = [
    ...['Automatic reply', 'Abwesenheitsnotiz', 'Réponse automatique ', 'Respuesta automática', '자동 회신', '自動回覆', '自動返信'],
    ...['Automatická odpověď', 'رد تلقائي', '[Automatiskt svar]'],
  ].map((words): [string, Raw] => {
    const subject = `=?utf-8?B?${Buffer.from(`${words}: Re: Your application`).toString('base64')}?=`;
    return [`says ${words}`, { content: mail('Away', '', undefined, subject) }];
  });

  test.each<[what: string, raw: Raw]>([
    ['has a wrong signature', { to: unsigned, content: mail('Hi') }],
    ['is signed for another', { to: answerAddress(inbox, other.id, other.applicant_email), content: mail('Hi') }],
    ['is from somebody else', { content: mail('Hi', '', 'ada@example.com') }],
    ['is from the site itself', { content: mail('Hi', '', 'site@example.com') }],
    ['is from nobody', { content: mail('Hi', '', '<>') }],
    ['is a delivery report', { content: mail('Failed', 'Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n') }],
    ['is sent automatically', { content: mail('Away', 'Auto-Submitted: auto-replied\r\n') }],
    ['is of a list', { content: mail('Away', 'Precedence: bulk\r\n') }],
    ['suppresses answers', { content: mail('Away', 'X-Auto-Response-Suppress: All\r\n') }],
    ['is sent by a rule', { content: mail('Away', 'X-MS-Exchange-Inbox-Rules-Loop: ada@example.org\r\n') }],
    ['says with a dash that it is automatic', { content: mail('Away', 'X-Auto-Reply: yes\r\n') }],
    ['cannot be read whole', { content: Buffer.from(mail('Gr\xfc\xdfe'), 'latin1') }],
    ['is encrypted', { content: mixed(attached('filename=smime.p7m', 'x')) }],
    ['comes back', { content: mail('Hi', 'Return-Path: <>\r\n') }],
    ['is forged', { content: mail('Hi', 'Authentication-Results: mx.example.com; dmarc=fail (p=NONE)\r\n') }],
    [
      'accepts an invitation',
      { content: mixed(part('Content-Type: text/plain', 'Yes'), part('Content-Type: text/calendar; method=REPLY', 'BEGIN:VCALENDAR')) },
    ],
    ...away,
    ['is empty', { content: mail(' \r\n') }],
    ['is long', { content: mail('long '.repeat(limits.messageLength)) }],
    ['is large', { content: mail('Hi'), bytes: serverLimits.mailBytes + 1 }],
    ['has too many lines', { content: mail('a\n'.repeat(serverLimits.mailLines + 1)) }],
    ['is no mail', { content: Buffer.from([0, 255, 13, 10, 13, 10, 128]) }],
  ])('that %s is left for people', async (_, raw) => {
    expect(await receive(raw)).toEqual(['left']);
    expect([entries.size, files.size]).toEqual([0, 0]);
  });

  test('is left, and so are its files, if the application has all messages that it can have or it cannot be read, and waits during an outage', async () => {
    outcome = 'full';
    expect(await receive({ content: mixed(pdf) })).toEqual(['left']);
    expect(files.size).toBe(0);
    outcome = new UnavailableError('Firestore');
    await expect(receive({ content: mail('Hi') })).rejects.toThrow('Firestore');
    outcome = new TypeError('odd');
    expect(await receive({ content: mail('Hi') })).toEqual(['left']);
  });

  test('has at most so many files, each with a name of its own', async () => {
    const all = Array.from({ length: serverLimits.filesPerMail }, (__, index) => attached(`filename=${index}.pdf`, '%PDF-1.7'));
    await receive({ content: mixed(all[0] ?? '', ...all, pdf) });
    const names = ['0', '0', '1', '2', '3', '4', 'Résumé'];
    const expected = names.map((name, index) => ({ name: `${name}.pdf`, taken: [0, 2, 3, 4].includes(index) }));
    expect([...entries.values()]).toMatchObject([{ files: expected }]);
  });
});

test('other mails of the inbox are none of its business', async () => {
  const others = [signed.replace('answers', 'other'), signed.replace('example.com', 'example.net')];
  const to = ['answers@example.com', 'answers+1a2b3c4d@example.com', ...others];
  expect(await receive(...to.map((address) => ({ to: address, content: mail('Hi') })))).toEqual(to.map(() => undefined));
});

const signedForBen = answerAddress(inbox, other.id, other.applicant_email);
const text = fc.string({ unit: 'binary', maxLength: 60 });
const line = fc.oneof(text, fc.constantFrom('> Hi', 'On 1 sysDNA wrote:', '', '--b', '--b--', 'From: sysDNA', 'Sent: x', 'To: y'));
const header = fc.oneof(
  fc.constantFrom(
    'Auto-Submitted: auto-replied',
    'Auto-Submitted: no',
    'Precedence: bulk',
    'Content-Type: text/html',
    'Subject: Out of office',
  ),
  fc.constantFrom('Content-Type: multipart/mixed; boundary=b', 'Content-Transfer-Encoding: base64', 'Content-Type: text/calendar'),
  fc
    .tuple(fc.constantFrom('Subject', 'Message-ID', 'Content-Type', 'X-Any', 'Return-Path'), text)
    .map((pair) => pair.join(': ').replace(/[\r\n]/g, ' ')),
);
const randomMail = fc.record({
  from: fc.constantFrom('ada@example.org', 'Ada <ADA@example.org>', 'bencox@gmail.com', 'site@example.com', 'MAILER-DAEMON', '<>'),
  to: fc.constantFrom(signed, signed, unsigned, signedForBen),
  headers: fc.uniqueArray(header, { maxLength: 4, selector: (one) => one.split(':')[0] }),
  lines: fc.array(fc.oneof(line, fc.constantFrom(pdf, attached('filename=a.zip', 'PK'))), { maxLength: 12 }),
});
const isMachine = (headers: string[]) =>
  headers.some((one) => /^(?:Auto-Submitted: auto|Precedence|Content-Type: text\/calendar|Subject: Out of)/.test(one));

test('each of 10,000 mails is in one timeline or left for people, and never twice', async () => {
  await fc.assert(
    fc.asyncProperty(randomMail, async ({ from, to, headers, lines }) => {
      entries = new Map();
      const raw = { to, content: Buffer.from([`From: ${from}`, ...headers, '', ...lines].join('\r\n')) };
      const [fate, again] = await receive(raw, raw);
      expect(['filed', 'left']).toContain(fate);
      expect(again).toBe(fate);
      expect(entries.size).toBe(Number(fate === 'filed'));
      if (fate === 'filed') expect([from.startsWith('ben') ? signedForBen : signed, isMachine(headers)]).toEqual([to, false]);
    }),
    { numRuns: process.env[quickRun] ? 1000 : 10_000 },
  );
}, 120_000);

import type { IncomingMessage } from 'node:http';
import { describe, it } from 'vitest';
import { z } from 'zod/mini';
import { pathologicalTexts } from '../../tests/pathological-texts.ts';
import { fieldsOf, inputSchemas } from '../../tests/schema-fields.ts';
import { expectLinear } from '../../tests/timing.ts';
import { resumeField, sessionCookie } from './platform/contract/endpoint.ts';
import { endpoints } from './contract/endpoints.ts';
import { limits, serverLimits } from './platform/contract/limits.ts';
import { credentials } from './accounts/contract/login.ts';
import { begunName, mentionedNames } from './applications/contract/mentions.ts';
import { resumeProblem } from './applications/contract/resume.ts';
import { bytesFor } from './platform/contract/text.ts';
import { decodeCursor } from './platform/firestore/paging.ts';
import { searchEntries, searchEntry } from './applications/search.ts';
import type { SessionStore } from './accounts/sessions.ts';
import { requireAdmin } from './platform/http/endpoint.ts';
import { clientAddress } from './platform/http/client-address.ts';
import { csvRecord } from './platform/http/csv.ts';
import { parseForm } from './platform/http/multipart.ts';
import { validQuery } from './platform/http/validation.ts';

/** A little below `serverLimits.jsonBytes`, since quotes and brackets enclose some texts. */
const largestJson = 160_000;
/** Node's limit for the headers of a request, in bytes. */
const largestHeaders = 16 * 1024;

/** @returns sizes up to the largest one, each four times the previous */
function sizesUpTo(largest: number): [number, ...number[]] {
  return [largest / 16, largest / 4, largest];
}

/** Texts that were made before, since that takes longer than to check them. */
const made = new Map<string, string>();

async function expectLinearInText(largest: number, run: (text: string) => unknown): Promise<void> {
  for (const [kind, make] of pathologicalTexts) {
    const prepare = (size: number) => {
      const text = made.get(`${kind} ${size}`) ?? make(size);
      made.set(`${kind} ${size}`, text);
      return () => run(text);
    };
    await expectLinear(kind, prepare, sizesUpTo(largest));
  }
}

/** Each once, with the name of a call that has it. */
const fields = new Map(inputSchemas.flatMap(([name, schema]) => fieldsOf(schema).map(([path, field]) => [field, `${path} of ${name}`])));

it.each([...fields].map(([field, name]) => [name, field] as const))('the field %s is checked in linear time', async (_, field) => {
  for (const largest of [largestJson, bytesFor(limits.emailLength)]) await expectLinearInText(largest, (text) => z.safeParse(field, text));
});

describe('a form is read in linear time:', () => {
  const disposition = 'Content-Disposition: form-data; name=';
  const part = (head: string, content: string) => `--X\r\n${head}\r\n\r\n${content}\r\n`;
  const filePart = (content: string) => part(`${disposition}"${resumeField}"; filename="a.pdf"`, content);
  const completeForm = (parts: string) => `${parts}--X--\r\n`;
  const bodies: Record<string, (size: number) => string> = {
    'many fields': (size) => completeForm(part(`${disposition}"a"`, '').repeat(size / 50)),
    'many files': (size) => completeForm(filePart('').repeat(size / 70)),
    'many parts without a name': (size) => completeForm(part('', '').repeat(size / 10)),
    'nothing but boundaries': (size) => '--X\r\n'.repeat(size / 5),
    'almost a boundary, repeated': (size) => completeForm(filePart('\r\n--Y'.repeat(size / 5))),
    'no boundary': (size) => 'a'.repeat(size),
    'line ends': (size) => completeForm(filePart('\r\n'.repeat(size / 2))),
    'carriage returns': (size) => completeForm(filePart('\r'.repeat(size))),
    dashes: (size) => completeForm(filePart('-'.repeat(size))),
    'a file without an end': (size) => filePart('a'.repeat(size)).slice(0, -2),
    'a long field': (size) => completeForm(part(`${disposition}"a"`, 'é'.repeat(size / 2))),
    'a long header': (size) => completeForm(part(`X: ${'a'.repeat(size)}`, '')),
    'a header of many lines': (size) => completeForm(part(`X: a${'\r\n a'.repeat(size / 4)}`, '')),
    'many headers': (size) => completeForm(part('X: a\r\n'.repeat(size / 6).trim(), '')),
    'many headers in each part': (size) => completeForm(part(`${'X: a\r\n'.repeat(2000)}${disposition}"a"`, '').repeat(size / 12_000)),
    'many parameters of a header': (size) => completeForm(part(`${disposition}"a"${'; a="b"'.repeat(size / 7)}`, '')),
  };
  const longBoundary = 'a'.repeat(255);
  const almostBoundary = `\r\n--${longBoundary.slice(1)}`;
  const almostBoundaries = (size: number) =>
    `--${longBoundary}\r\n${disposition}"a"\r\n\r\n${`${almostBoundary}b`.repeat(size / almostBoundary.length)}`;

  it.each([
    ...Object.entries(bodies).map(([name, make]) => [name, make, 'X'] as const),
    ['almost a long boundary, repeated', almostBoundaries, longBoundary] as const,
  ])('%s', async (name, make, boundary) => {
    const prepare = (size: number) => {
      const body = Buffer.from(make(size));
      return () => parseForm(body, `multipart/form-data; boundary=${boundary}`, resumeField).catch(() => undefined);
    };
    await expectLinear(name, prepare, sizesUpTo(serverLimits.multipartBytes));
  });

  it('malicious texts in the names of fields and files', async () => {
    await expectLinearInText(largestHeaders, (text) => {
      const body = completeForm(
        part(`${disposition}"${text}"; filename="${text}"; filename*=utf-8''${encodeURIComponent(text.toWellFormed())}`, 'a'),
      );
      return parseForm(Buffer.from(body), 'multipart/form-data; boundary=X', resumeField).catch(() => undefined);
    });
  });

  it('malicious texts in the Content-Type', async () => {
    await expectLinearInText(largestHeaders, (text) => {
      const body = Buffer.from(completeForm(filePart('a')));
      return Promise.allSettled([
        parseForm(body, `multipart/form-data${text}`, resumeField),
        parseForm(body, `multipart/form-data; ${text}`, resumeField),
        parseForm(body, `multipart/form-data; boundary="${text}"`, resumeField),
      ]);
    });
  });
});

describe('the function reads in linear time:', () => {
  const noSessions = {
    fromToken: () => Promise.resolve('invalid'),
    fromCookie: () => Promise.resolve('invalid'),
  } as unknown as SessionStore;
  /** @returns a request with only the properties that the readers use */
  const requestOf = (headers: object) => ({ headers, socket: {} }) as unknown as IncomingMessage & Parameters<typeof requireAdmin>[0];
  const authenticate = (headers: object) =>
    requireAdmin(requestOf(headers), { access: 'recruiters', cookie: true }, noSessions).catch(() => undefined);

  const readers: [name: string, read: (text: string) => unknown, largest?: number][] = [
    ['a bearer token', (text) => Promise.all([text, `Bearer ${text}`].map((authorization) => authenticate({ authorization })))],
    ['a cookie', (text) => Promise.all([text, `a${text}; ${sessionCookie}=${text}`].map((cookie) => authenticate({ cookie })))],
    [
      'X-Forwarded-For',
      (text) =>
        [text, `[${text}`, `1.1.1.1${text}`, `${text},${text}`].map((value) => clientAddress(requestOf({ 'x-forwarded-for': value }), 2)),
    ],
    ['a cursor', (text) => [text, Buffer.from(`1.0.${text}`).toString('base64url')].map(decodeCursor)],
    ['the name of a resume', (text) => [text, `${text}.pdf`].map((name) => resumeProblem({ name, size: 1 }))],
    ['a password', (text) => credentials.shape.password.safeParse(text).data?.normalize('NFKC'), largestJson],
    [
      'the names in a note',
      (text) => [text, `@${text}`, `x://${text}`, text.replaceAll(/.{3}/gsu, '$&@')].map((note) => [mentionedNames(note), begunName(note)]),
      largestJson,
    ],
    ['a search query', searchEntry, bytesFor(limits.searchLength)],
    [
      'what an application is found by',
      (text) =>
        searchEntries({
          id: text,
          applicant_name: text,
          applicant_email: text,
          phone: text,
          job_title: text,
          resume: { file_name: text },
          cover_letter: text,
        }),
      bytesFor(limits.emailLength),
    ],
    ['a field of the CSV export', (text) => csvRecord([text, text]), bytesFor(limits.jobTextLength)],
  ];

  it.each(readers)('%s', async (_, read, largest = largestHeaders) => {
    await expectLinearInText(largest, read);
  });

  it('a query string', async () => {
    const { query } = endpoints.listApplications;
    const read = (search: string) => {
      try {
        return validQuery(query, `/applications?${search}`);
      } catch {
        return undefined;
      }
    };
    await expectLinearInText(largestHeaders, (text) => [text, `q=${text}`, `q=${encodeURIComponent(text.toWellFormed())}`].map(read));
    for (const pair of ['&', '=', 'a=b&', 'q=a&', '%41=%42&', '%', '+', 'a%5B%5D=b&']) {
      await expectLinear(pair, (size) => () => read(pair.repeat(size / pair.length)), sizesUpTo(largestHeaders));
    }
  });
});

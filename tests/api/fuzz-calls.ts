import fc from 'fast-check';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { calendarPath, served } from '#rooms/platform/contract/paths.ts';
import { type NameWithBody, validBodies } from '../valid-bodies.ts';
import { fuzzBodyOf, fuzzEncoding, fuzzHeaders, fuzzQuery, fuzzSegment, fuzzText, fuzzType, mostly } from './fuzz-values.ts';

export type EndpointName = keyof typeof endpoints;

/** A call of the contract, usually with an invalid part. Its path and body contain placeholders. */
export type FuzzCall = {
  method: string;
  path: string;
  type: string;
  headers: Record<string, string>;
  body: string;
  encoding: BufferEncoding;
};

/** What a parameter after each segment of a path names. */
const parameters: Record<string, string> = {
  careers: '{job}',
  apply: '{job}',
  jobs: '{job}',
  applications: '{application}',
  messages: '{message}',
  resumes: '{file}',
  notes: '{note}',
  interviews: '{interview}',
  reply: '{note}',
};

/** @returns a path of the contract with placeholders for its parameters */
export function withPlaceholders(path: string): string {
  return path.replace(/(\w+)\/:\w+/g, (parameter, before: string) => (parameters[before] ? `${before}/${parameters[before]}` : parameter));
}

const fuzzMethod = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE', 'PURGE');

export function callsOf(names: EndpointName[]): fc.Arbitrary<FuzzCall> {
  return fc.constantFrom(...names).chain((name) => {
    const { method, path }: Endpoint = endpoints[name];
    const body = Object.hasOwn(validBodies, name) ? fuzzBodyOf(validBodies[name as NameWithBody]) : mostly('', 4, fuzzText);
    // Other calls need the job longer.
    const filledPath = fuzzPath(name === 'deleteJob' ? path.replace(':id', '{inactive}') : path);
    return fc.record({
      method: mostly(method, 9, fuzzMethod),
      path: fc.tuple(filledPath, fuzzQuery).map((parts) => parts.join('')),
      type: fuzzType,
      headers: fuzzHeaders,
      body,
      encoding: fuzzEncoding,
    });
  });
}

/** Visits of the pages, files and feeds that the function serves. */
export const pageVisits: fc.Arbitrary<FuzzCall> = fc.record({
  method: mostly('GET', 9, fuzzMethod),
  path: fc.tuple(fc.constantFrom(...Object.values(served), calendarPath).chain(fuzzPath), fuzzQuery).map((parts) => parts.join('')),
  type: fc.constant(''),
  headers: fuzzHeaders,
  body: fc.constant(''),
  encoding: fc.constant('utf8' as const),
});

function fuzzPath(path: string): fc.Arbitrary<string> {
  const segments = path.split('/').map((segment, index, all) => {
    const parameter = segment.startsWith(':') ? parameters[all[index - 1] ?? ''] : undefined;
    return parameter === undefined ? fc.constant(segment) : fc.oneof(fc.constant(parameter), fuzzSegment);
  });
  const filled = fc.tuple(...segments).map((values) => values.join('/'));
  return fc.oneof(
    { weight: 10, arbitrary: filled },
    fc.tuple(filled, fc.constantFrom('/', '//', '/.', '/..', '/x', '%20', ';', '%00', '.json', '?')).map((parts) => parts.join('')),
    filled.map((text) => text.toUpperCase()),
    fc.array(fuzzSegment, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
  );
}

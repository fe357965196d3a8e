import { strFromU8, unzipSync } from 'fflate';
import { applicantView } from '#rooms/applicant/contract/endpoints.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import type { Api } from './harness.ts';

/** Calls of applicants, who have a private link. */
export function ownCalls(api: Pick<Api, 'call'>) {
  const own = (name: keyof typeof endpoints, token: string | undefined, json: object = {}) =>
    api.call(endpoints[name], '', { json: { token, ...json } });
  return {
    own,
    view: async (token: string) => applicantView.parse((await own('readOwnApplication', token)).json),
    /** @returns the files of the archive, by name */
    archive: async (token: string | undefined) => textsIn((await own('archiveOwnApplication', token)).bytes),
  };
}

export const textsIn = (zip: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(new Uint8Array(zip))).map(([name, content]) => [name, strFromU8(content)]));

import { z } from 'zod';
import { type Application, application } from '#contract/applications.ts';
import { type ContactMessage, contactMessage } from '#contract/contact-messages.ts';
import { endpoints } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { fetchToken, send } from './dashboard.ts';

export type Staff = {
  applicationsOf: (name: string) => Promise<Application[]>;
  messagesAbout: (subject: string) => Promise<ContactMessage[]>;
};

/** Logs in without a browser. */
export async function logInAsStaff(): Promise<Staff> {
  const token = await fetchToken();
  const query = `?limit=${limits.pageSizeMax}`;
  return {
    async applicationsOf(name) {
      const list = z.array(application).parse(await send(endpoints.listApplications, { token, query }));
      return list.filter(({ applicant_name }) => applicant_name === name);
    },
    async messagesAbout(about) {
      const list = z.array(contactMessage).parse(await send(endpoints.listMessages, { token, query }));
      return list.filter(({ subject }) => subject === about);
    },
  };
}
